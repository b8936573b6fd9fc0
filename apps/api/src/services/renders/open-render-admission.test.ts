import { TypesettingError } from '@app/typeset/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { toNetwork } from '#http/to-network.ts'
import { createAttemptCounter } from '#services/attempt-counter.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestDatabase } from '#test/open-test-database.ts'
import { testConfig } from '#test/test-config.ts'
import { openRenderAdmission } from './open-render-admission.ts'

const { later, cleanUp } = cleanUps()
const limits = {
	...testConfig(),
	renderSecondsPerMinute: 30,
	renderSecondsPerMinuteAccount: 60,
}
const ada = '01890a5d-ac96-774b-bcce-b302099a8057'
let database: Database
beforeAll(async () => {
	database = await openTestDatabase(later)
})
afterAll(cleanUp)

const warnings: string[] = []
/** One clock for everything, and admissions of several servers over the same database. */
const clock = { ms: Date.UTC(2026, 0, 1) }
const now = () => clock.ms

function openServer({ isDatabaseDown = false } = {}) {
	const attempts = createAttemptCounter({ orm: database.orm, now, key: new Uint8Array(32) })
	const broken = { ...attempts, take: () => Promise.reject(new Error('The database is down.')) }
	const log = { warn: (_details: object, message: string) => void warnings.push(message) }
	const parts = { attempts: isDatabaseDown ? broken : attempts, now, log, clock: now }
	const { gateFor, gateForJobs } = openRenderAdmission(limits, parts)
	/** A render that takes so many seconds. */
	const render = (from: string, seconds: number, accountId: string | null = null) =>
		gateFor({ network: toNetwork(from), accountId })(async () => {
			clock.ms += seconds * 1000
			return 'set'
		})
	return { render, gateFor, gateForJobs }
}

const spent = { code: 'too_many_requests', statusCode: 429 }

test('who has used up the renderer time of a minute is refused until the next, on every server', async () => {
	const [first, second] = [openServer(), openServer()]
	await first.render('192.0.2.1', 20)
	await second.render('192.0.2.1', 11)
	for (const { render } of [first, second]) {
		const refused = expect(render('192.0.2.1', 1)).rejects
		await refused.toMatchObject({ ...spent, retryAfterSeconds: 29 })
	}
	expect(await first.render('192.0.2.2', 1)).toBe('set')
	clock.ms += 29_000
	expect(await second.render('192.0.2.1', 1)).toBe('set')
})

test('use on another server is known after a few seconds', async () => {
	const [first, second] = [openServer(), openServer()]
	await first.render('192.0.2.20', 0.02)
	await second.render('192.0.2.20', 31)
	await expect(first.render('192.0.2.20', 1)).rejects.toMatchObject(spent)
})

test('an account has a budget of its own, twice that of a guest, whatever its address has used', async () => {
	const { render } = openServer()
	await render('192.0.2.3', 31)
	await expect(render('192.0.2.3', 1)).rejects.toMatchObject(spent)
	await render('192.0.2.3', 25, ada)
	await render('192.0.2.4', 25, ada)
	// The second of them was set beside the first, so the minute is not over.
	clock.ms -= 40_000
	await render('192.0.2.5', 11, ada)
	await expect(render('192.0.2.6', 1, ada)).rejects.toMatchObject(spent)
})

test('the addresses of one IPv6 network are one', async () => {
	const { render } = openServer()
	await render('2001:db8:1:2::3', 31)
	await expect(render('2001:db8:1:2:ffff::4', 1)).rejects.toMatchObject(spent)
	expect(await render('2001:db8:1:3::3', 1)).toBe('set')
})

test('an hour of quick typing, a preview of 30 ms every 300 ms, stays within the budget', async () => {
	const { render } = openServer()
	for (let previews = 0; previews < 12_000; previews += 1) {
		await render('192.0.2.7', 0.03)
		clock.ms += 270
	}
})

test('a render that fails costs what it took', async () => {
	const { render, gateFor } = openServer()
	const failing = gateFor({ network: '192.0.2.8', accountId: null })(async () => {
		clock.ms += 31_000
		throw new TypesettingError('cv_cannot_be_set')
	})
	await expect(failing).rejects.toMatchObject({ code: 'cv_cannot_be_set' })
	await expect(render('192.0.2.8', 1)).rejects.toMatchObject(spent)
})

test('a CV that takes too long to set says when to try again', async () => {
	const gate = openServer().gateFor({ network: '192.0.2.9', accountId: null })
	const late = gate(() => Promise.reject(new TypesettingError('render_takes_too_long')))
	const expected = { code: 'render_takes_too_long', statusCode: 503, retryAfterSeconds: 30 }
	await expect(late).rejects.toMatchObject(expected)
})

test('jobs have no budget', async () => {
	const { gateForJobs } = openServer()
	for (let count = 0; count < 3; count += 1) {
		await gateForJobs(async () => {
			clock.ms += 60_000
		})
	}
})

test('while the database is down renders go on, and the log says that they are not counted', async () => {
	const { render } = openServer({ isDatabaseDown: true })
	await render('192.0.2.10', 31)
	expect(await render('192.0.2.10', 1)).toBe('set')
	expect(warnings).toContain('Renderer time was not counted')
})
