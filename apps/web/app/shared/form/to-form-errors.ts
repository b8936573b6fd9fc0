import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'

type FormErrors = {
	/** Pairs of a field's name and the message about it. */
	fields: [string, string][]
	/** The message that belongs to no field of the form. */
	problem: string | null
}

/** The field that a refusal is about when it names none. */
const fieldByCode: Record<string, string> = {
	current_password_wrong: 'currentPassword',
	password_too_weak: 'password1',
	passwords_differ: 'password2',
	email_taken: 'email',
}

const unexplained = 'The server encountered an error. Please try again later.'

/** Sorts the error that a call threw into messages for the fields of the form. */
export function toFormErrors(error: unknown, names: string[]): FormErrors {
	if (error instanceof NoAnswerError) return { fields: [], problem: error.message }
	if (!(error instanceof ApiError)) return { fields: [], problem: unexplained }
	const fields = namedFields(error).filter(([name]) => names.includes(name))
	return { fields, problem: fields.length > 0 ? null : error.message }
}

function namedFields({ fields, code, message }: ApiError): [string, string][] {
	const named = Object.entries(fields).flatMap(([name, messages]): [string, string][] =>
		messages[0] ? [[name, messages[0]]] : [],
	)
	const about = fieldByCode[code]
	return named.length === 0 && about ? [[about, message]] : named
}
