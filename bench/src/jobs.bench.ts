import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobWishSchema } from '@app/contract'
import { readConfig, readTestServer } from '../../apps/api/src/config.ts'
import { openDatabase } from '../../apps/api/src/db/open-database.ts'
import { jobStore } from '../../apps/api/src/modules/vacancies/jobs.store.ts'
import { createTestDatabase } from '../../apps/api/src/test/postgres-test-database.ts'
import { fillJobs, titles, towns } from './jobs/fill-jobs.ts'
import { type Random, randomFrom } from './merge/random.ts'
import { percentile } from './percentile.ts'

const searches = 400
const at = Date.parse('2026-06-01T00:00:00Z')
const failures: string[] = []
const most = { postgres: 100, embedded: 300 }

type Engine = keyof typeof most

/** Makes a random search: a word or two, often a place, sometimes filters, sometimes an empty search. */
function wishOf(random: Random) {
	const subject = titles[Math.floor(random.next() ** 3 * titles.length)] ?? ''
	const q = random.one([
		subject,
		subject,
		`${subject} manager`,
		'manager',
		'apprentice',
		'team',
		'',
	])
	const some = <T>(value: T, share: number) => (random.next() < share ? value : undefined)
	return {
		...jobWishSchema.parse({
			q,
			place: some(random.one(towns), 0.4),
			remote: some('only', 0.15),
			type: some('part_time', 0.2),
			salaryFrom: some(20_000 + random.below(7) * 10_000, 0.2),
			days: some(random.one([1, 7, 30]), 0.2),
		}),
		sort: random.below(4) === 0 ? ('newest' as const) : ('relevance' as const),
		limit: 20,
	}
}

async function measure(engine: Engine, databaseUrl: string | null): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), 'ella-bench-jobs-'))
	const config = { ...readConfig({}), dataDir, databaseUrl }
	const database = await openDatabase(config, (error) => {
		throw error
	})
	try {
		const startedAt = performance.now()
		const count = await fillJobs(database.orm, at)
		const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
		const jobs = jobStore({ orm: database.orm, now: () => at })
		const random = randomFrom(5)
		const times = { first: [] as number[], second: [] as number[] }
		for (let index = 0; index < searches; index += 1) {
			const wish = wishOf(random)
			let before = performance.now()
			const page = await jobs.search(wish)
			times.first.push(performance.now() - before)
			if (page.nextCursor === null) continue
			before = performance.now()
			await jobs.search({ ...wish, cursor: page.nextCursor })
			times.second.push(performance.now() - before)
		}
		const memory = Math.round(process.memoryUsage.rss() / 1_048_576)
		console.log(`\n${engine}: ${count} jobs, filled in ${seconds} s, ${memory} MB of this process`)
		print(`first page of ${searches} searches, with their count`, times.first)
		print('second page', times.second)
		const p95 = percentile(times.first, 0.95)
		if (p95 > most[engine]) failures.push(`${engine}: p95 ${p95.toFixed(0)} ms`)
	} finally {
		await database.close()
		rmSync(dataDir, { recursive: true, force: true })
	}
}

function print(what: string, times: number[]): void {
	const [p50, p95, max] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1))
	console.log(`  ${what}: p50 ${p50} ms, p95 ${p95} ms, slowest ${max} ms`)
}

const [wanted] = process.argv.slice(2)
const server = readTestServer()
if (wanted !== 'embedded' && server !== null) {
	const { url, drop } = await createTestDatabase(server)
	await measure('postgres', url).finally(drop)
}
if (wanted !== 'postgres') await measure('embedded', null)
if (failures.length > 0) throw new Error(`Too slow. ${failures.join(', ')}`)
