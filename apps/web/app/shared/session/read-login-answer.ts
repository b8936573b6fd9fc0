import { type User, userSchema } from '@app/contract'
import { z } from 'zod'
import type { Tokens } from './token-store.ts'

/** The server answered a sign-in with something that does not sign anybody in. */
export class LoginAnswerError extends Error {
	override name = 'LoginAnswerError'
}

const shapes = z.union([
	z.object({ key: z.string() }).transform(({ key }) => ({ access: key, refresh: key, user: null })),
	z.object({ access: z.string(), refresh: z.string(), user: userSchema.nullable().catch(null) }),
	z.object({ token: z.string() }).transform(({ token }) => ({
		access: token,
		refresh: null,
		user: null,
	})),
])

/** The tokens, and the person if given, in any of the three shapes of a sign-in; throws `LoginAnswerError`. */
export function readLoginAnswer(body: unknown): { tokens: Tokens; user: User | null } {
	if (isEmpty(body)) throw new LoginAnswerError('Invalid response from server')
	const answer = shapes.safeParse(body)
	if (!answer.success)
		throw new LoginAnswerError('Could not find authentication tokens in response')
	const { access, refresh, user } = answer.data
	if (access === '' || refresh === '')
		throw new LoginAnswerError('Authentication tokens not received from server')
	return { tokens: { access, refresh }, user }
}

function isEmpty(body: unknown): boolean {
	return body === null || body === undefined || body === ''
}
