import { z } from 'zod'
import { secretHolder } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { emailSchema } from './user.ts'

const sessionId = z.uuid()
/** The guest calls carry their sentence as `message`. */
const messageSchema = z.object({ message: z.string() })

/** Binds the analysis to the e-mail: from then on only its owner can claim it. */
export const requestGuestVerification = endpoint({
	method: 'POST',
	path: '/api/ai_cv_parser/guest/request-verification/',
	access: secretHolder('body.session_id', { owned: { 'body.session_id': 'analysis' } }),
	summary: 'Send an email that opens this analysis on any device',
	body: z.object({
		session_id: sessionId,
		email: emailSchema,
		name: z.string().trim().max(200).default(''),
	}),
	response: messageSchema.extend({ session_id: sessionId }),
})

export const verifyGuestEmail = endpoint({
	method: 'GET',
	path: '/api/ai_cv_parser/guest/verify-email/:token/',
	access: secretHolder('params.token'),
	summary: 'Confirm the email of a guest’s analysis',
	params: z.object({ token: z.string().min(1).max(200) }),
	response: messageSchema.extend({
		session_id: sessionId,
		email: z.string(),
		/** When the analysis is deleted unless it is claimed. */
		expires_at: z.iso.datetime(),
	}),
})

/** With a session: claims now. Without one: with the ticket of a registration, when its e-mail is verified. */
export const claimGuestSession = endpoint({
	method: 'POST',
	path: '/api/ai_cv_parser/guest/claim/',
	access: secretHolder('body.session_id', {
		session: 'optional',
		owned: { 'body.session_id': 'analysis' },
	}),
	summary: 'Move a guest’s analysis and CV into an account',
	body: z.object({ session_id: sessionId, ticket: z.string().max(200).optional() }),
	response: messageSchema.extend({
		session_id: sessionId,
		/** `pending` waits for the e-mail of the registration to be verified. */
		status: z.enum(['claimed', 'pending']),
		/** The CV that was made of the analysis; `null` while pending. */
		cv_id: z.uuid().nullable(),
	}),
})
