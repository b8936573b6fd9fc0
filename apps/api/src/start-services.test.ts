import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { inThreadCheckPool } from '#test/in-thread-check-pool.ts'
import { lazyEngines } from '#test/lazy-engines.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { testConfig } from '#test/test-config.ts'
import type { Config } from './config.ts'
import type { Services } from './services.ts'
import { startServices } from './start-services.ts'
import { cleanUps } from './test/clean-ups.ts'
import { addressOf, runProgram } from './test/run-program.ts'

type Postgres = {
	url: string
	end: (signal: NodeJS.Signals) => Promise<void>
	startAgain: () => Promise<void>
	signalAll: (signal: NodeJS.Signals) => void
	stop: () => Promise<void>
}
type Scripts = {
	startTemporaryPostgres: (wishes: { mayForget: boolean }) => Promise<Postgres>
	postgresBinaries: () => string | null
}

// The scripts are plain JavaScript, so their types are declared here.
const script = async (name: string) =>
	(await import(fileURLToPath(new URL(`../../../scripts/${name}`, import.meta.url)))) as Scripts
const { startTemporaryPostgres } = await script('temporary-postgres.mjs')
const { postgresBinaries } = await script('system-tools.mjs')
// Servers start here, of Ella and of PostgreSQL, on a machine that may have more to do.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

describe.skipIf(postgresBinaries() === null)('on a PostgreSQL of its own', () => {
	const { later, cleanUp } = cleanUps()
	afterAll(cleanUp)
	let postgres: Postgres
	let dataDir: string
	beforeAll(async () => {
		dataDir = await temporaryFolder(later)
		postgres = await startTemporaryPostgres({ mayForget: true })
		later(postgres.stop)
	})

	async function start(wishes: { databaseUrl?: string; patienceMs?: number } = {}) {
		const { databaseTimeouts, ...config } = testConfig()
		const place: Config = {
			...config,
			databaseTimeouts: { ...databaseTimeouts, connectMs: 1000 },
			databaseUrl: wishes.databaseUrl ?? postgres.url,
			dataDir,
		}
		const lines: string[] = []
		const started: Promise<Services> = startServices({
			config: place,
			log: { warn: (_details, message) => void lines.push(message) },
			onLost: () => undefined,
			takesJobs: true,
			engines: lazyEngines(place),
			checkPool: inThreadCheckPool,
			...(wishes.patienceMs !== undefined && { patienceMs: wishes.patienceMs }),
		})
		return { started, lines }
	}

	const isWaiting = expect.stringMatching(/^PostgreSQL doesn’t answer\. .* for \d+ more seconds\.$/)

	test('a server waits for a PostgreSQL that comes late, and then serves', async () => {
		await postgres.end('SIGINT')
		const server = runProgram(
			'server',
			{
				DATABASE_URL: postgres.url,
				DATA_DIR: dataDir,
				PORT: '0',
				HOST: '127.0.0.1',
				WORKERS: '0',
				RENDER_PROCESSES: '1',
				READER_PROCESSES: '1',
				DRAIN_SECONDS: '0',
			},
			onTestFinished,
		)
		const ready = addressOf(server)
		await vi.waitFor(
			async () => {
				const { started, lines } = await start({ patienceMs: 1500 })
				await expect(started).rejects.toThrow('ECONNREFUSED')
				expect(lines).toEqual([isWaiting])
			},
			{ timeout: 60_000 },
		)
		await postgres.startAgain()
		const answer = await fetch(`${await ready}/readyz`)
		expect(answer.status).toBe(200)
		expect(await server.stop()).toBe(0)
	})

	test('one that gives no connection in time is asked again until it does', async () => {
		postgres.signalAll('SIGSTOP')
		const { started, lines } = await start()
		await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(1)
		postgres.signalAll('SIGCONT')
		const services = await started
		expect(lines).toContainEqual(isWaiting)
		await services.close()
	})

	test('a database that does not exist is not waited for', async () => {
		const elsewhere = new URL(postgres.url)
		elsewhere.pathname = '/elsewhere'
		const { started, lines } = await start({ databaseUrl: elsewhere.href })
		await expect(started).rejects.toThrow('database "elsewhere" does not exist')
		expect(lines).toEqual([])
	})
})
