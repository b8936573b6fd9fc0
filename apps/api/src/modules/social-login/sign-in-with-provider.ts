import type { SocialProvider, User } from '@app/contract'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { AppError } from '#http/app-error.ts'
import { hashSecret, randomSecret } from '#services/hash-secret.ts'
import type { OneTimeSecrets } from '#services/one-time-secrets.ts'
import type { SecurityEvents } from '#services/security-events.ts'
import type { SessionStore } from '../sessions/session.store.ts'
import type { SocialClients } from './create-social-clients.ts'
import { toSafeRedirectPath } from './safe-redirect-path.ts'
import type { SocialClient } from './social-client-type.ts'
import type { SocialAccount, SocialLoginStore } from './social-login.store.ts'

export type SignInParts = {
	clients: SocialClients
	store: SocialLoginStore
	secrets: Pick<OneTimeSecrets, 'issue' | 'use'>
	events: Pick<SecurityEvents, 'record'>
	/** The address that people use; `null` when nothing can be signed in with. */
	publicUrl: string | null
	sessions: Pick<SessionStore, 'start'>
	userOf: (accountId: string) => Promise<User>
}

/** A service's answer, and the secret of the browser that brought it. */
type Answer = { browserSecret: string; search: string; log: FastifyBaseLogger }

/** How long a person may take at the service. */
export const awayMs = 10 * 60_000
/** How long the code for the browser works. */
const codeMs = 60_000

/** The data kept while a person is at the service, under the state that comes back. */
const journeySchema = z.object({
	provider: z.string(),
	browser: z.string(),
	verifier: z.string(),
	nonce: z.string(),
	next: z.string(),
})
const codeSchema = z.object({
	provider: z.string(),
	browser: z.string(),
	next: z.string(),
	isNew: z.boolean(),
})

/**
 * Signs people in with a service, in three steps: to the service, back from it with its answer, and the exchange of
 * our code for tokens. All three have to happen in one browser, which is known by a secret in its cookie.
 */
export function signInWithProvider({
	clients,
	store,
	secrets,
	events,
	publicUrl,
	sessions,
	userOf,
}: SignInParts) {
	const clientOf = (provider: SocialProvider): SocialClient => {
		const client = clients[provider]
		if (!client) throw new AppError('social_login_not_configured')
		return client
	}
	return {
		isConfigured: (provider: SocialProvider): boolean => clients[provider] !== undefined,

		/** The address at the service to send the browser to. */
		async begin(provider: SocialProvider, browserSecret: string, next: string): Promise<URL> {
			const client = clientOf(provider)
			const proofs = { verifier: randomSecret(), nonce: randomSecret() }
			const browser = hashSecret(browserSecret)
			const data = {
				provider,
				browser,
				...proofs,
				next: toSafeRedirectPath(next, parseOrigin(publicUrl)),
			}
			const state = await secrets.issue({ purpose: 'social_state', livesMs: awayMs, data })
			return client.addressOf(comeBackTo(publicUrl, provider), { state, ...proofs })
		},

		/** Takes the answer of the service, and gives a code that the same browser can exchange. */
		async comeBack(
			provider: SocialProvider,
			{ browserSecret, search, log }: Answer,
		): Promise<string> {
			const client = clientOf(provider)
			const given = new URLSearchParams(search)
			const state = given.get('state') ?? ''
			const used = await secrets.use('social_state', state)
			const journey = journeySchema.safeParse(used?.data).data
			const browser = hashSecret(browserSecret)
			if (journey?.provider !== provider || journey.browser !== browser) {
				throw new AppError('social_login_failed')
			}
			// Most often a person who has changed their mind, which is nobody's fault.
			if (given.has('error')) throw new AppError('social_login_failed')
			const answer = new URL(comeBackTo(publicUrl, provider) + search)
			const profile = await client.finish(answer, { state, ...journey }).catch((error: unknown) => {
				log.warn({ err: error, provider }, 'A service did not sign somebody in')
				throw new AppError('social_login_failed')
			})
			const { accountId, became } = await recorded(events, provider, () =>
				store.accountOf(provider, profile),
			)
			const data = { provider, browser, next: journey.next, isNew: became === 'created' }
			return secrets.issue({ purpose: 'social_code', livesMs: codeMs, accountId, data })
		},

		/** Exchanges the code for tokens; works once, in the browser that began. */
		async exchange(
			code: string,
			{ browserSecret, device }: { browserSecret: string; device: string },
		) {
			const used = await secrets.use('social_code', code)
			const data = codeSchema.safeParse(used?.data).data
			if (!used?.accountId || data?.browser !== hashSecret(browserSecret)) {
				throw new AppError('social_login_failed')
			}
			const { accountId } = used
			if (!(await store.isActive(accountId))) throw new AppError('account_not_active')
			const { provider: method, next, isNew } = data
			const tokens = await sessions.start({ accountId, method, device, isRemembered: false })
			await events.record({ kind: 'signed_in', accountId, detail: { method } })
			return { ...tokens, user: await userOf(accountId), next, isNew }
		},
	}
}

async function recorded(
	events: Pick<SecurityEvents, 'record'>,
	provider: SocialProvider,
	find: () => Promise<SocialAccount>,
): Promise<SocialAccount> {
	try {
		const found = await find()
		const { accountId, became } = found
		const detail = { provider, account: became }
		if (became !== 'found') await events.record({ kind: 'identity_linked', accountId, detail })
		return found
	} catch (error) {
		if (error instanceof AppError) {
			await events.record({ kind: 'identity_refused', detail: { provider, reason: error.code } })
		}
		throw error
	}
}

function parseOrigin(publicUrl: string | null): string {
	return publicUrl === null ? '' : new URL(publicUrl).origin
}

function comeBackTo(publicUrl: string | null, provider: SocialProvider): string {
	return `${publicUrl}/accounts/${provider}/login/callback/`
}
