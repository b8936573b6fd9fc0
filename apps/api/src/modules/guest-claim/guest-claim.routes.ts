import { claimGuestSession, requestGuestVerification, verifyGuestEmail } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '#http/app-error.ts'
import { limitPerAddress } from '#http/limit-per-address.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { AttemptCounter, Limit } from '#services/attempt-counter.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import type { OneTimeSecrets } from '#services/one-time-secrets.ts'
import type { SecurityEvents } from '#services/security-events.ts'
import type { GuestClaimStore } from './guest-claim.store.ts'

export type GuestClaimParts = {
	store: GuestClaimStore
	secrets: Pick<OneTimeSecrets, 'look'>
	attempts: AttemptCounter
	events: Pick<SecurityEvents, 'record'>
	mail: Pick<Mail, 'refuseWithoutServer'>
}

const hourMs = 3_600_000
/** Letters to one address, so that nobody can be flooded with them. */
const lettersTo: Limit = { name: 'guest_letters_to', max: 5, windowMs: hourMs }
/** Letters about one analysis. */
const lettersAbout: Limit = { name: 'guest_letters_about', max: 5, windowMs: hourMs }

const verificationSchema = z.object({ sessionId: z.uuid(), email: z.string() })

/** Keeps a guest's analysis: by an e-mail that opens it on any device, or in an account. */
export const guestClaimRoutes: FastifyPluginAsyncZod<GuestClaimParts> = async (
	app,
	{ store, secrets, attempts, events, mail },
) => {
	addNoStore(app)
	const limited = limitPerAddress(attempts, {
		name: 'guest_claim',
		max: 60,
		windowMs: 60_000,
	})

	app.route({
		...toRoute(requestGuestVerification),
		onRequest: limited,
		handler: async ({ body }) => {
			const { session_id, email, name } = body
			mail.refuseWithoutServer()
			await refuseTooMany(attempts, [
				[lettersAbout, session_id],
				[lettersTo, email.toLowerCase()],
			])
			await store.bind(session_id, { email, name })
			return { session_id, message: `We’ve sent an email to ${email}. Open the link in it.` }
		},
	})

	app.route({
		...toRoute(verifyGuestEmail),
		onRequest: limited,
		handler: async ({ params }) => {
			// Looked at and not used up: the same e-mail opens the analysis on every device of its reader.
			const found = await secrets.look('guest_verification', params.token)
			const meant = verificationSchema.safeParse(found?.data).data
			const expiresAt = meant && (await store.expiryOf(meant.sessionId))
			if (!expiresAt) throw new AppError('link_expired')
			return {
				message: 'Your email address is confirmed.',
				session_id: meant.sessionId,
				email: meant.email,
				expires_at: expiresAt.toISOString(),
			}
		},
	})

	app.route({
		...toRoute(claimGuestSession),
		onRequest: limited,
		handler: async ({ body: { session_id, ticket }, signedIn }) => {
			if (signedIn === null) {
				if (!ticket) throw new AppError('signed_out')
				await store.claimLater(session_id, ticket)
				const message = 'We’ll save this report to your account once you’ve confirmed your email.'
				return { session_id, message, status: 'pending' as const, cv_id: null }
			}
			const userId = signedIn.accountId
			const { cvId, isNew } = await store
				.claim(session_id, userId)
				.catch(async (error: unknown) => {
					if (error instanceof AppError) {
						const detail = { reason: error.code }
						await events.record({ kind: 'guest_claim_refused', accountId: userId, detail })
					}
					throw error
				})
			if (isNew) await events.record({ kind: 'guest_analysis_claimed', accountId: userId })
			const message = 'Your report and CV are now saved in your account.'
			return { session_id, message, status: 'claimed' as const, cv_id: cvId }
		},
	})
}

async function refuseTooMany(
	attempts: Pick<AttemptCounter, 'take'>,
	counted: [limit: Limit, subject: string][],
): Promise<void> {
	for (const [limit, subject] of counted) {
		const { isAllowed, retryAfterSeconds } = await attempts.take(limit, subject)
		if (!isAllowed) throw new AppError('too_many_requests', undefined, { retryAfterSeconds })
	}
}
