import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { securityEvent, serverKey } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestDatabase } from '#test/open-test-database.ts'
import { retentionTime } from '#test/retention-time.ts'
import { openAccountServices } from './account-services.ts'
import { uuidV7 } from './uuid-v7.ts'

const { later, cleanUp } = cleanUps()
let database: Database
beforeAll(async () => {
	database = await openTestDatabase(later)
})
afterAll(cleanUp)

const now = () => Date.UTC(2026, 0, 1)
const open = (secretKey: string | null = null) =>
	openAccountServices({ orm: database.orm, now, secretKey })
const signedIn = { accountId: uuidV7(now()), sessionId: uuidV7(now()) }

test('processes that start together on an empty database sign with the same key', async () => {
	const [first, second] = await Promise.all([open(), open()])
	expect(await second.tokens.read(await first.tokens.issue(signedIn))).toEqual(signedIn)
	expect(await database.orm.$count(serverKey)).toBe(1)
})

test('with a configured key the tokens of another are refused', async () => {
	const token = await (await open()).tokens.issue(signedIn)
	const configured = await open('a key of more than thirty-two characters')
	expect(await configured.tokens.read(token)).toBeNull()
	const sameKey = await open('a key of more than thirty-two characters')
	expect(await sameKey.tokens.read(await configured.tokens.issue(signedIn))).toEqual(signedIn)
})

test('a security event tells equal e-mails without holding one, and is kept for 180 days', async () => {
	const { events } = await open()
	const { orm } = database
	const event = { kind: 'sign_in_failed', email: 'ada@example.com', address: '192.0.2.7' } as const
	await events.record({ ...event, detail: { reason: 'unknown' } })
	await events.record(event)
	const kept = await orm.select().from(securityEvent)
	expect(new Set(kept.map(({ detail }) => detail.email)).size).toBe(1)
	expect(kept.map(({ detail }) => detail.reason)).toContain('unknown')
	expect(JSON.stringify(kept)).not.toMatch(/ada@|192\.0\.2/)
	await events.removeExpired(retentionTime(now()))
	expect(await orm.$count(securityEvent)).toBe(2)
	await events.removeExpired(retentionTime(now() + 181 * 86_400_000))
	expect(await orm.$count(securityEvent)).toBe(0)
})
