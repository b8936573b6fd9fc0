import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'

type FormErrors = {
	/** From the name of a field to what is wrong with it. */
	fields: [string, string][]
	/** What belongs to no field of the form. */
	problem: string | null
}

const unexplained = 'The server encountered an error. Please try again later.'

/** Sorts what a call threw into the fields of the form that made it. */
export function errorsOf(error: unknown, names: string[]): FormErrors {
	if (error instanceof NoAnswerError) return { fields: [], problem: error.message }
	if (!(error instanceof ApiError)) return { fields: [], problem: unexplained }
	const fields = Object.entries(error.fields).flatMap(([name, messages]): [string, string][] =>
		names.includes(name) && messages[0] ? [[name, messages[0]]] : [],
	)
	return { fields, problem: fields.length > 0 ? null : error.message }
}
