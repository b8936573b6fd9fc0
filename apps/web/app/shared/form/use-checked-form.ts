import type { FocusEvent, SyntheticEvent } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { type FormSchema, schemaResolver } from './schema-resolver.ts'
import { toFormErrors } from './to-form-errors.ts'

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type CheckedForm<Values extends FieldValues> = {
	schema: FormSchema<Values>
	initially: Values
	/** Sends the form. An error that it throws is shown at the field concerned, or above the button. */
	onSend: (values: Values) => Promise<void>
}

/**
 * A form that checks a field when it is left with something in it, and all of them when it is sent;
 * never while one types.
 */
export function useCheckedForm<Values extends FieldValues>(options: CheckedForm<Values>) {
	const { schema, initially, onSend } = options
	const form = useForm<Values>({
		// The values of a form whose every field is given are its default values.
		defaultValues: initially as DefaultValues<Values>,
		resolver: schemaResolver(schema),
		mode: 'onBlur',
		reValidateMode: 'onBlur',
	})
	const { errors, isSubmitting, isDirty } = form.formState

	const send = form.handleSubmit(async (values) => {
		try {
			await onSend(values)
		} catch (error) {
			const { fields, problem } = toFormErrors(error, Object.keys(initially))
			for (const [index, [name, message]] of fields.entries()) {
				// Only names of this form are among them.
				form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 })
			}
			if (problem) form.setError('root', { message: problem })
		}
	})

	/** Returns the props of a text control in this form. */
	const field = (name: Path<Values>) => {
		const { onBlur, ...control } = form.register(name)
		const message = errors[name]?.message
		return {
			...control,
			error: typeof message === 'string' ? message : undefined,
			// Leaving an empty field shows no error.
			onBlur: (event: FocusEvent<TextControl>) => {
				if (event.target.value !== '') void onBlur(event)
			},
		}
	}
	return {
		field,
		send: (event?: SyntheticEvent) => void send(event),
		isSending: isSubmitting,
		isDirty,
		problem: errors.root?.message ?? null,
		reset: form.reset,
	}
}
