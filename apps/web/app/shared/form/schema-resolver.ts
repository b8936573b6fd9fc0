import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** A schema, or how it is fetched when the first field is checked, so that a page can open before it. */
export type FormSchema<Values extends FieldValues> =
	| z.ZodType<Values, Values>
	| (() => Promise<z.ZodType<Values, Values>>)

/** Lets a schema of the contract check a form; each field shows the first thing that is wrong with it. */
export function schemaResolver<Values extends FieldValues>(
	schema: FormSchema<Values>,
): Resolver<Values> {
	return async (values) => {
		const ready = typeof schema === 'function' ? await schema().catch(() => null) : schema
		// The schema could not be loaded: the server checks the values instead.
		if (ready === null) return { values, errors: {} }
		const checked = ready.safeParse(values)
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
