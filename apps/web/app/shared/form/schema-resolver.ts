import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Lets a schema of the contract check a form; each field shows the first thing that is wrong with it. */
export function schemaResolver<Values extends FieldValues>(
	schema: z.ZodType<Values, Values>,
): Resolver<Values> {
	return (values) => {
		const checked = schema.safeParse(values)
		if (checked.success) return { values: checked.data, errors: {} }
		const errors = new Map<string, { type: string; message: string }>()
		for (const { path, code, message } of checked.error.issues) {
			const field = path.map(String).join('.')
			if (!errors.has(field)) errors.set(field, { type: code, message })
		}
		// Every field of these forms is flat, so that its path is its name.
		return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
	}
}
