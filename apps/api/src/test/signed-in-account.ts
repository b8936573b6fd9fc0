import type { HttpMethod } from '@app/contract'
import type { account } from '#db/schema.ts'
import { bearer, createAccount } from './account-login.ts'
import type { TestApp } from './open-test-app.ts'

export type SignedIn = Awaited<ReturnType<typeof signedIn>>

type Call = { payload?: object; headers?: Record<string, string>; from?: string }

/** Makes an account and a session of it, with the headers with which a call is theirs. */
export async function signedIn(
	{ app, background }: TestApp,
	wishes: Partial<typeof account.$inferInsert> = {},
) {
	const { id, email } = await createAccount({ background }, wishes)
	const { access } = await background.sessions.start({
		accountId: id,
		method: 'password',
		device: 'Firefox on Linux',
		isRemembered: false,
	})
	const { tokens } = background.accounts
	const session = await tokens.read(access)
	if (session === null) throw new Error('The session has no account.')
	return {
		id,
		email,
		headers: bearer(access),
		/** Calls with a token issued now, whatever a test did to the clock. */
		call: async (
			method: HttpMethod,
			url: string,
			{ payload, headers = {}, from = '127.0.0.1' }: Call = {},
		) =>
			app.inject({
				method,
				url,
				remoteAddress: from,
				headers: { ...bearer(await tokens.issue(session)), ...headers },
				...(payload && { payload }),
			}),
	}
}
