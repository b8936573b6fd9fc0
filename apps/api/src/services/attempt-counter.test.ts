import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { rateCount } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestDatabase } from '#test/open-test-database.ts'
import { retentionTime } from '#test/retention-time.ts'
import { type AttemptCounter, createAttemptCounter } from './attempt-counter.ts'

const { later, cleanUp } = cleanUps()
const clock = { ms: Date.UTC(2026, 0, 1) }
const limit = { name: 'knock', max: 3, windowMs: 60_000 }
let database: Database
let attempts: AttemptCounter
beforeAll(async () => {
	database = await openTestDatabase(later)
	const key = new Uint8Array(32)
	attempts = createAttemptCounter({ orm: database.orm, now: () => clock.ms, key })
})
afterAll(cleanUp)

const take = async (subject: string) => (await attempts.take(limit, subject)).isAllowed

test('as many attempts as the limit are allowed, whoever else tries', async () => {
	const mine = [await take('me'), await take('me'), await take('me'), await take('me')]
	expect(mine).toEqual([true, true, true, false])
	expect(await take('you')).toBe(true)
})

test('attempts at the same moment are all counted', async () => {
	const taken = await Promise.all(Array.from({ length: 20 }, () => take('flood')))
	expect(taken.filter(Boolean)).toHaveLength(3)
})

test('the wait is the rest of the window, and then counting begins anew', async () => {
	await take('later')
	clock.ms += 45_500
	expect(await attempts.take(limit, 'later')).toMatchObject({ count: 2, retryAfterSeconds: 15 })
	clock.ms += 14_500
	expect(await attempts.take(limit, 'later')).toMatchObject({ count: 1, retryAfterSeconds: 60 })
})

test('limits of different names count apart', async () => {
	await Promise.all([take('both'), take('both'), take('both')])
	expect((await attempts.take({ ...limit, name: 'ring' }, 'both')).count).toBe(1)
})

test('an attempt can be taken back, and all of a subject forgotten', async () => {
	await take('kind')
	await attempts.giveBack(limit, 'kind')
	expect((await attempts.take(limit, 'kind')).count).toBe(1)
	await attempts.forget(limit, 'kind')
	await attempts.giveBack(limit, 'kind')
	expect((await attempts.take(limit, 'kind')).count).toBe(1)
})

test('who is over a limit is known until the window ends, without the database', async () => {
	for (let i = 0; i < 3; i += 1) await take('known')
	expect(attempts.knownRefusal(limit, 'known')).toBeNull()
	await take('known')
	clock.ms += 30_000
	const refusal = { count: 4, isAllowed: false, retryAfterSeconds: 30 }
	expect(attempts.knownRefusal(limit, 'known')).toEqual(refusal)
	expect(attempts.knownRefusal(limit, 'other')).toBeNull()
	expect(attempts.knownRefusal({ ...limit, max: 4 }, 'known')).toBeNull()
	clock.ms += 30_000
	expect(attempts.knownRefusal(limit, 'known')).toBeNull()
})

test.each(['giveBack', 'forget'] as const)(
	'after %s nobody is known to be over',
	async (method) => {
		for (let i = 0; i < 4; i += 1) await take(method)
		await attempts[method](limit, method)
		expect(attempts.knownRefusal(limit, method)).toBeNull()
	},
)

test('the table names nobody, and forgets when a window is over', async () => {
	await take('someone@example.com')
	expect(JSON.stringify(await database.orm.select().from(rateCount))).not.toContain('someone')
	clock.ms += 60_000
	await attempts.removeExpired(retentionTime(clock.ms))
	expect(await database.orm.$count(rateCount)).toBe(0)
})
