import { claimGuestSession, register } from '@app/contract'
import { track } from '#shared/analytics/track.ts'
import { call } from '#shared/api/call.ts'
import { sendRequest } from '#shared/api/send-request.ts'
import { pendingClaim } from '#shared/guest-session/pending-claim.ts'

export type NewAccount = { email: string; password1: string; password2: string }

// A claim that hangs must not keep the person waiting: it is made again after the first sign-in.
const claimTimeoutMs = 10_000

/** Creates the account, then claims the guest's analysis that waits for it; a failure of the claim is ignored. */
export async function signUp(account: NewAccount): Promise<void> {
	const { claimTicket } = await call(register, { body: account })
	void track({ name: 'sign_up', method: 'email' })
	const sessionId = pendingClaim()
	if (sessionId === null) return
	const body = { session_id: sessionId, ticket: claimTicket }
	await sendRequest(claimGuestSession, { body, timeoutMs: claimTimeoutMs }, null).catch(() => {})
}
