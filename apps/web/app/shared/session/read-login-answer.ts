import type { User } from '@app/contract'
import { asRecord, isText } from '#shared/parse-json.ts'
import { readUser } from './read-user.ts'
import type { Tokens } from './token-store.ts'

/** The server answered a sign-in with something that does not sign anybody in. */
export class LoginAnswerError extends Error {
	override name = 'LoginAnswerError'
}

/** The tokens, and the person if given, in any of the three shapes of a sign-in; throws `LoginAnswerError`. */
export function readLoginAnswer(body: unknown): { tokens: Tokens; user: User | null } {
	if (isEmpty(body)) throw new LoginAnswerError('Invalid response from server')
	const fields = asRecord(body)
	const tokens = readTokens(fields)
	if (tokens === null)
		throw new LoginAnswerError('Could not find authentication tokens in response')
	if (tokens.access === '' || tokens.refresh === '')
		throw new LoginAnswerError('Authentication tokens not received from server')
	return { tokens, user: readUser(fields.user) }
}

function readTokens({ key, access, refresh, token }: Record<string, unknown>): Tokens | null {
	if (isText(key)) return { access: key, refresh: key }
	if (isText(access) && isText(refresh)) return { access, refresh }
	return isText(token) ? { access: token, refresh: null } : null
}

function isEmpty(body: unknown): boolean {
	return body === null || body === undefined || body === ''
}
