import { type LoginAnswer, loginAnswerSchema } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { account } from '#db/schema.ts'
import { normaliseEmail } from '#services/normalise-email.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { TestApp } from './open-test-app.ts'

/** The password of every account that `createAccount` makes. */
export const password = 'plumbago kettle drum'

type AccountRow = typeof account.$inferSelect
type LoginWishes = { from?: string; remember?: boolean; device?: string; password?: string }

/** An account whose e-mail is verified, unless told otherwise. */
export async function createAccount(
	{ background }: Pick<TestApp, 'background'>,
	wishes: Partial<typeof account.$inferInsert> = {},
): Promise<AccountRow> {
	const { database, accounts, now } = background
	const id = uuidV7(now())
	const email = wishes.email ?? `person-${id}@example.com`
	const [row] = await database.orm
		.insert(account)
		.values({
			id,
			email,
			emailKey: normaliseEmail(email),
			emailVerifiedAt: new Date(now()),
			passwordHash: await accounts.passwords.hash(password),
			...wishes,
		})
		.returning()
	if (!row) throw new Error('The account was not kept.')
	return row
}

/** Sends a sign-in and answers with the whole answer. */
export function tryLogin(
	app: FastifyInstance,
	email: string,
	{ from = '127.0.0.1', remember = false, device, ...given }: LoginWishes = {},
) {
	return app.inject({
		method: 'POST',
		url: '/api/auth/login/',
		remoteAddress: from,
		headers: device === undefined ? {} : { 'user-agent': device },
		payload: { email, password: given.password ?? password, remember_me: remember },
	})
}

/** Signs a person in and returns their tokens; throws when signing in is refused. */
export async function logIn(
	app: FastifyInstance,
	email: string,
	wishes: LoginWishes = {},
): Promise<LoginAnswer> {
	const answer = await tryLogin(app, email, wishes)
	if (answer.statusCode !== 200) throw new Error(`Signing in was refused: ${answer.body}`)
	return loginAnswerSchema.parse(answer.json())
}

/** Returns the request header with this access token. */
export function bearer(access: string): { authorization: string } {
	return { authorization: `Bearer ${access}` }
}
