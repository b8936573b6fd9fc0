import { requestGuestVerification, verifyGuestEmail } from '@app/contract'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { claimSession as claim } from '#shared/guest-session/claim-session.ts'
import { guestError } from '#shared/guest-session/guest-error.ts'

/** Asks for an email that opens the analysis; answers what to tell the person. */
export function requestVerification(sessionId: string, to: { email: string; name: string }) {
	return orSay('Failed to request verification', async () => {
		const body = { session_id: sessionId, ...to }
		return (await call(requestGuestVerification, { body })).message
	})
}

/** Confirms the address with the secret of the email. */
export function verifyEmail(token: string) {
	return orSay('Failed to verify email', () => call(verifyGuestEmail, { params: { token } }))
}

/** Moves the analysis and its CV into the account that is signed in. */
export function claimSession(sessionId: string) {
	return orSay('Failed to claim session', () => claim(sessionId))
}

/** Runs a guest call and replaces an unexplained error of the server with one that has the fallback sentence. */
async function orSay<Answer>(fallback: string, make: () => Promise<Answer>): Promise<Answer> {
	try {
		return await make()
	} catch (error) {
		const isUnexplained = error instanceof ApiError && error.code === 'unexpected'
		throw isUnexplained ? guestError(error.status, error.body, fallback) : error
	}
}
