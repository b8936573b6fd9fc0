import { expect, onTestFinished, test } from 'vitest'
import { openOutages } from './outages.ts'

const gone = Object.assign(new Error('gone'), { code: '57P01' })
const full = Object.assign(new Error('full'), { code: '53100' })
const slow = Object.assign(new Error('slow'), { code: '57014' })

/** Outages with a database that a test switches, and a clock that it moves. */
function watched() {
	const world = { works: false, at: 0, asked: 0, lines: [] as object[] }
	const outages = openOutages({
		log: { warn: (details, message) => void world.lines.push({ ...details, message }) },
		checks: {
			database: async () => {
				world.asked += 1
				if (!world.works) throw gone
			},
			files: async () => undefined,
		},
		everyMs: 5,
		monotonicMs: () => world.at,
	})
	onTestFinished(outages.close)
	return { world, outages }
}

test('an outage has one line at its start and one at its end, with how long it took', async () => {
	const { world, outages } = watched()
	for (let failures = 0; failures < 100; failures += 1) {
		expect(outages.report(gone)).toEqual({ part: 'database', problem: 'unreachable' })
	}
	await expect.poll(() => world.asked).toBeGreaterThan(2)
	world.at = 12_300
	world.works = true
	await expect.poll(() => world.lines.length).toBe(2)
	expect(world.lines).toEqual([
		{ err: gone, part: 'database', message: 'The database does not answer' },
		{ part: 'database', seconds: 12.3, message: 'The database answers again' },
	])
	const { asked } = world
	outages.report(gone)
	await expect.poll(() => world.lines.length).toBe(4)
	expect(world.asked).toBeGreaterThan(asked)
})

test('what is only full or slow is told once a minute', async () => {
	const { world, outages } = watched()
	world.works = true
	for (const at of [0, 30_000, 59_999, 60_000]) {
		world.at = at
		outages.report(full)
		outages.report(slow)
	}
	await expect.poll(() => world.lines.length).toBe(4)
	expect(world.lines).toContainEqual(
		expect.objectContaining({ message: 'The database has no room left' }),
	)
})

test('while the database is gone, whoever waited in vain is told that it is gone', () => {
	const { outages } = watched()
	expect(outages.report(slow)).toEqual({ part: 'database', problem: 'busy' })
	outages.report(gone)
	expect(outages.report(slow)).toEqual({ part: 'database', problem: 'unreachable' })
})

test('an error of another kind is left to whoever saw it', () => {
	const { world, outages } = watched()
	expect(outages.report(new Error('a mistake of ours'))).toBeNull()
	expect(world.lines).toEqual([])
})
