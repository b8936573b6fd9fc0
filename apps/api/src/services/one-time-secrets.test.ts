import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { account, oneTimeSecret } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestDatabase } from '#test/open-test-database.ts'
import { retentionTime } from '#test/retention-time.ts'
import { type OneTimeSecrets, oneTimeSecrets } from './one-time-secrets.ts'
import { uuidV7 } from './uuid-v7.ts'

const { later, cleanUp } = cleanUps()
const clock = { ms: Date.UTC(2026, 0, 1) }
const accountId = uuidV7(clock.ms)
let database: Database
let secrets: OneTimeSecrets
beforeAll(async () => {
	database = await openTestDatabase(later)
	secrets = oneTimeSecrets({ orm: database.orm, now: () => clock.ms })
	await database.orm
		.insert(account)
		.values({ id: accountId, email: 'ada@example.com', emailKey: 'ada@example.com' })
})
afterAll(cleanUp)

const reset = { purpose: 'reset_password', livesMs: 60_000, accountId } as const

test('a secret works once and says what it stands for', async () => {
	const secret = await secrets.issue({ ...reset, data: { email: 'new@example.com' } })
	expect(await secrets.look('reset_password', secret)).not.toBeNull()
	expect(await secrets.use('reset_password', secret)).toMatchObject({
		accountId,
		data: { email: 'new@example.com' },
	})
	expect(await secrets.use('reset_password', secret)).toBeNull()
	expect(await secrets.look('reset_password', secret)).toBeNull()
})

test('of many who use a secret at the same time one succeeds', async () => {
	const secret = await secrets.issue(reset)
	const uses = Array.from({ length: 8 }, () => secrets.use('reset_password', secret))
	expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1)
})

test('a secret of one purpose is worth nothing for another', async () => {
	const secret = await secrets.issue(reset)
	expect(await secrets.use('verify_email', secret)).toBeNull()
	expect(await secrets.use('reset_password', secret)).not.toBeNull()
})

test('a secret is worth nothing once its time is over', async () => {
	const secret = await secrets.issue(reset)
	clock.ms += 60_000
	expect(await secrets.use('reset_password', secret)).toBeNull()
})

test('the earlier secrets of an account can be made worthless, and no others', async () => {
	const [mine, other] = [
		await secrets.issue(reset),
		await secrets.issue({ ...reset, purpose: 'change_email' }),
	]
	await secrets.revoke('reset_password', accountId)
	expect(await secrets.look('reset_password', mine)).toBeNull()
	expect(await secrets.look('change_email', other)).not.toBeNull()
})

test('a secret that was made in a transaction goes with it', async () => {
	const issued: string[] = []
	const undone = database.orm.transaction(async (tx) => {
		issued.push(await oneTimeSecrets({ orm: tx, now: () => clock.ms }).issue(reset))
		throw new Error('Something else went wrong.')
	})
	await expect(undone).rejects.toThrow('Something else')
	expect(await secrets.look('reset_password', issued[0] ?? '')).toBeNull()
})

test('what is kept is not the secret, and it is deleted when its time is over', async () => {
	const secret = await secrets.issue(reset)
	expect(JSON.stringify(await database.orm.select().from(oneTimeSecret))).not.toContain(secret)
	clock.ms += 60_000
	await secrets.removeExpired(retentionTime(clock.ms))
	expect(await database.orm.$count(oneTimeSecret)).toBe(0)
})
