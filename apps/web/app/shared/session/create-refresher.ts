import { sessionCalls } from '@app/contract'
import { type ApiError, toApiError } from '#shared/api/api-error.ts'
import { readJson, sendRequest } from '#shared/api/send-request.ts'
import { asRecord, isText } from '#shared/parse-json.ts'
import type { Tabs } from './browser-tabs.ts'
import type { TokenStore, Tokens } from './token-store.ts'

/** The session cannot be renewed: the person has to sign in again, or their account is inactive or blocked. */
export class SessionOverError extends Error {
	override name = 'SessionOverError'
	readonly because: 'expired' | 'blocked'

	constructor(message: string, because: 'expired' | 'blocked' = 'expired') {
		super(message)
		this.because = because
	}
}

/** Renews the access token that did not work; answers the one to use instead. */
export type Refresh = (used: string | null) => Promise<string>

/**
 * Refreshes once at a time, in this tab and across tabs: calls made meanwhile wait and get the same result. Throws
 * `SessionOverError`, or `NoAnswerError` and `ApiError` when the server was only out of reach or busy.
 */
export function createRefresher(tokens: TokenStore, tabs: Tabs): Refresh {
	let running: Promise<string> | null = null
	const renew = async (used: string | null) => {
		const kept = tokens.read()
		if (kept && kept.access !== used) return kept.access
		const next = await askForTokens(kept?.refresh ?? null).catch((error) => {
			const isStillOurs = tokens.read()?.access === kept?.access
			if (error instanceof SessionOverError && isStillOurs) tokens.clear()
			throw error
		})
		// A user who signed out while the server made these tokens must not be signed in again by them.
		if (!kept?.refresh || tokens.read()?.refresh !== kept.refresh) return dropTokens(next)
		tokens.keep({ ...next, isRemembered: kept.isRemembered })
		tabs.tell({ type: 'refreshed', was: kept.refresh, tokens: next })
		return next.access
	}
	return (used) => {
		running ??= tabs
			.exclusively(() => renew(used))
			.finally(() => {
				running = null
			})
		return running
	}
}

async function askForTokens(refresh: string | null): Promise<Tokens & { refresh: string }> {
	if (refresh === null) throw new SessionOverError('No refresh token available')
	const response = await sendRequest(sessionCalls.refreshToken, { body: { refresh } }, null)
	if (!response.ok) {
		const error = await toApiError(response)
		if (isPassing(error)) throw error
		throw new SessionOverError(error.message, error.status === 403 ? 'blocked' : 'expired')
	}
	// An answer that keeps the refresh token does not say it again.
	const { access, refresh: next = refresh } = asRecord(await readJson(response))
	if (!isText(access) || !isText(next) || access === '' || next === '')
		throw new SessionOverError('Invalid response from server')
	return { access, refresh: next }
}

function isPassing({ status }: ApiError): boolean {
	return status === 408 || status === 429 || status >= 500
}

async function dropTokens({ access, refresh }: Tokens & { refresh: string }): Promise<never> {
	await sendRequest(sessionCalls.logout, { body: { refresh } }, access).catch(() => {})
	throw new SessionOverError('The session ended while it was being renewed.')
}
