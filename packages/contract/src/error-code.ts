import { z } from 'zod'

/** Every failure that the API expects, with its HTTP status. */
export const statusByCode = {
	bad_request: 400,
	not_found: 404,
	method_not_allowed: 405,
	session_not_found: 404,
	template_not_found: 404,
	file_missing: 400,
	file_empty: 422,
	file_too_large: 413,
	file_type_unknown: 415,
	file_encrypted: 422,
	file_damaged: 422,
	file_has_no_text: 422,
	file_has_too_many_pages: 422,
	file_is_not_a_cv: 422,
	file_takes_too_long: 422,
	file_crashes_reader: 422,
	cv_cannot_be_set: 422,
	render_takes_too_long: 503,
	too_many_requests: 429,
	server_busy: 503,
	unexpected: 500,
} as const

export type ErrorCode = keyof typeof statusByCode

/** An error as the API answers it; `detail` is a sentence that can be shown to a person. */
export const errorAnswerSchema = z.object({
	detail: z.string(),
	code: z.string(),
	fields: z.record(z.string(), z.array(z.string())).optional(),
	/** The guest calls repeat the sentence here, because their clients read these. */
	error: z.string().optional(),
	message: z.string().optional(),
})

export type ErrorAnswer = z.infer<typeof errorAnswerSchema>
