import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { account } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import type { Passwords } from '#services/passwords/passwords.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestDatabase } from '#test/open-test-database.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const { later, cleanUp } = cleanUps()
let database: Database
beforeAll(async () => {
	database = await openTestDatabase(later)
	const email = 'ada@example.com'
	await database.orm
		.insert(account)
		.values({ id: uuidV7(0), email, emailKey: email, passwordHash: 'a hash' })
})
afterAll(cleanUp)

/** Signs in with parts that record their calls, and returns the record. */
async function stepsOf(email: string, { isBusy = false } = {}): Promise<string[]> {
	const steps: string[] = []
	const passwords: Pick<Passwords, 'matches'> = {
		matches: async () => {
			steps.push('compare')
			if (isBusy) throw new AppError('server_busy')
			return false
		},
	}
	const signIn = signInWithPassword({
		orm: database.orm,
		passwords,
		attempts: {
			take: async ({ name }) => {
				steps.push(`count ${name}`)
				return { isAllowed: true, count: 1, retryAfterSeconds: 900 }
			},
			giveBack: async () => void steps.push('give back'),
			forget: async () => void steps.push('forget'),
		},
		events: { record: async ({ kind }) => void steps.push(kind) },
		sessions: { start: () => Promise.reject(new Error('Nobody should be signed in.')) },
		limits: { perAccount: 10, perAddress: 60 },
	})
	const given = {
		email,
		password: 'a guess',
		isRemembered: false,
		device: '',
		network: '192.0.2.1',
	}
	await expect(signIn(given)).rejects.toMatchObject({
		code: isBusy ? 'server_busy' : 'credentials_wrong',
	})
	return steps
}

test('an unknown e-mail takes the same steps as a wrong password, the slow one among them', async () => {
	const known = await stepsOf('ada@example.com')
	expect(known).toEqual(['count login-address', 'count login-account', 'compare', 'sign_in_failed'])
	expect(await stepsOf('nobody@example.com')).toEqual(known)
})

test('a password that is not compared, because too many are, counts as no attempt', async () => {
	const steps = await stepsOf('ada@example.com', { isBusy: true })
	const counted = ['count login-address', 'count login-account', 'compare']
	expect(steps).toEqual([...counted, 'give back', 'give back'])
})
