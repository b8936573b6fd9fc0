import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { keyOf, type Mailbox } from './mailbox.ts'

export const goodPassword = 'lantern harbour 42 violin'

/** Somebody with an account who is signed in. */
export type Person = {
	email: string
	password: string
	access: string
	refresh: string
	id: string
}

/** An address that nobody has used before. */
export const newEmail = (name = 'ada') => `${name}.${randomUUID().slice(0, 8)}@example.com`

type Call = {
	method?: 'POST' | 'GET' | 'PATCH'
	path: string
	body?: object
	access?: string
	from?: string
}

/** Calls the API as a browser does. */
export function call(
	app: FastifyInstance,
	{ method = 'POST', path, body, access, from = '127.0.0.1' }: Call,
) {
	return app.inject({
		method,
		url: path,
		remoteAddress: from,
		...(body && { payload: body }),
		...(access !== undefined && { headers: { authorization: `Bearer ${access}` } }),
	})
}

export function register(app: FastifyInstance, email: string, password = goodPassword) {
	const body = { email, password1: password, password2: password }
	return call(app, { path: '/api/auth/registration/', body })
}

export function confirm(app: FastifyInstance, key: string) {
	return call(app, { path: '/api/auth/registration/verify-email/', body: { key } })
}

export function signIn(app: FastifyInstance, email: string, password = goodPassword) {
	return call(app, { path: '/api/auth/login/', body: { email, password } })
}

/** Registers a person, confirms the address with the message that arrives, and signs them in. */
export async function newPerson(
	app: FastifyInstance,
	mailbox: Mailbox,
	email = newEmail(),
): Promise<Person> {
	await register(app, email)
	await confirm(app, keyOf(await mailbox.next(email)))
	const answer = await signIn(app, email)
	if (answer.statusCode !== 200) throw new Error(`Signing in was refused: ${answer.body}`)
	const { access, refresh, user } = answer.json()
	return { email, password: goodPassword, access, refresh, id: user.id }
}
