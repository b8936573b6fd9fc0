import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '#test/open-test-database.ts'
import { openDatabaseClock } from './database-clock.ts'

const dayMs = 86_400_000

async function openClock({
	wallAheadMs = 0,
	warn = () => {},
}: {
	wallAheadMs?: number
	warn?: () => void
}) {
	const { orm } = await openTestDatabase(onTestFinished)
	const elapsed = { ms: 5000 }
	const machine = { monotonicMs: () => elapsed.ms, wallMs: () => Date.now() + wallAheadMs }
	const clock = await openDatabaseClock(orm, { log: { warn }, machine })
	onTestFinished(clock.close)
	return { clock, elapsed, orm }
}

test.each([-40 * dayMs, 0, 40 * dayMs])(
	'a machine whose date is off by %i ms tells the time of the database',
	async (wallAheadMs) => {
		const { clock } = await openClock({ wallAheadMs })
		expect(Math.abs(clock.now() - Date.now())).toBeLessThan(5000)
	},
)

test('time goes on between two readings', async () => {
	const { clock, elapsed } = await openClock({})
	const before = clock.now()
	elapsed.ms += 90_000
	expect(clock.now() - before).toBe(90_000)
})

test('a reading corrects what has drifted', async () => {
	const { clock, elapsed } = await openClock({})
	elapsed.ms += dayMs
	expect(clock.now()).toBeGreaterThan(Date.now() + dayMs / 2)
	await clock.synchronise()
	expect(Math.abs(clock.now() - Date.now())).toBeLessThan(5000)
})

test('without an answer of the database the last reading holds', async () => {
	const { clock, elapsed, orm } = await openClock({})
	const before = clock.now()
	vi.spyOn(orm, 'select').mockImplementation(() => {
		throw new Error('The database is gone.')
	})
	onTestFinished(() => void vi.restoreAllMocks())
	await clock.synchronise()
	elapsed.ms += 1000
	expect(clock.now() - before).toBe(1000)
})

test.each([
	{ wallAheadMs: 20_000, warnings: 0 },
	{ wallAheadMs: 60_000, warnings: 1 },
	{ wallAheadMs: -60_000, warnings: 1 },
])(
	'a date that is off by $wallAheadMs ms gets $warnings warnings',
	async ({ wallAheadMs, warnings }) => {
		const warn = vi.fn()
		await openClock({ wallAheadMs, warn })
		expect(warn).toHaveBeenCalledTimes(warnings)
	},
)
