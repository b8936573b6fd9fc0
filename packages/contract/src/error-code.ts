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
	signed_out: 401,
	credentials_wrong: 401,
	refresh_token_invalid: 401,
	account_not_active: 403,
	email_not_verified: 403,
	not_an_admin: 403,
	registration_invalid: 400,
	password_too_weak: 400,
	passwords_differ: 400,
	current_password_wrong: 400,
	email_taken: 409,
	link_expired: 410,
	social_login_not_configured: 404,
	social_login_failed: 400,
	social_email_not_verified: 403,
	user_not_found: 404,
	guest_session_bound_elsewhere: 403,
	claim_ticket_invalid: 403,
	analysis_has_no_results: 409,
	too_many_logins: 429,
	too_many_requests: 429,
	mail_not_configured: 503,
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
