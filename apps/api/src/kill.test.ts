import { type GuestSession, guestSessionSchema } from '@app/contract'
import { createTypesetter } from '@app/typeset/node'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import { cleanUps } from './test/clean-ups.ts'
import { guestPath } from './test/guest-analysis-calls.ts'
import { createTestDatabase, testServerUrl } from './test/postgres-test-database.ts'
import { copyPrepared } from './test/prepare-data.ts'
import { addressOf, type Program, readersOf, runProgram } from './test/run-program.ts'
import { longCv, pdfOf } from './test/sample-files.ts'
import { temporaryFolder } from './test/temporary-folder.ts'

type Environment = typeof small & { DATA_DIR: string; DATABASE_URL?: string }
type Running = { program: Program; address: string }

/** One process of each kind, on any free port. */
const small = {
	PORT: '0',
	HOST: '127.0.0.1',
	WORKERS: '1',
	READER_PROCESSES: '1',
	RENDER_PROCESSES: '1',
	DRAIN_SECONDS: '0',
	// The analyses that are interrupted here must finish, however slow the machine.
	READER_TIMEOUT_SECONDS: '300',
	// An analysis keeps a processor busy; that a busy server turns people away is tested elsewhere.
	OVERLOAD_WAIT_MS: '0',
}
// Each of these starts real processes in turn, on a machine that may have more to do.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
let slowPdf: Uint8Array<ArrayBuffer>
let environment: Environment
beforeAll(async () => {
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 30_000 })
	slowPdf = await pdfOf(typesetter, longCv(12))
	await typesetter.close()
	environment = await freshEnvironment()
})

/** An environment with a fresh database that writes down each time that an analysis is completed. */
async function freshEnvironment(): Promise<Environment> {
	const DATA_DIR = await temporaryFolder(later)
	const fresh: Environment = { ...small, DATA_DIR }
	if (testServerUrl === null) copyPrepared(inject('preparedDataDir'), DATA_DIR)
	else {
		const { url, drop } = await createTestDatabase(testServerUrl, inject('preparedDatabase'))
		later(drop)
		fresh.DATABASE_URL = url
	}
	const database = await openDatabase(readConfig(fresh), failTest)
	await database.orm.execute(sql`create table completions (id uuid)`)
	await database.orm.execute(sql`create function count_completion() returns trigger language plpgsql
		as $$ begin insert into completions values (new.id); return new; end $$`)
	await database.orm.execute(sql`create trigger completed after update of status on guest_analysis
		for each row when (new.status = 'completed') execute function count_completion()`)
	await database.close()
	return fresh
}

/** The analyses that were completed, each as often as it was; no server may be running on the embedded database. */
async function completions(): Promise<string[]> {
	const database = await openDatabase(readConfig(environment), failTest)
	try {
		const found = await database.orm.execute(sql`select id from completions order by id`)
		// Drizzle's common type leaves the answer open; both engines answer with `rows`.
		return (found as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id)
	} finally {
		await database.close()
	}
}

function failTest(error: Error): void {
	throw error
}

const start = (name: 'server' | 'worker') => runProgram(name, environment, later)

async function startServing(): Promise<Running> {
	const program = start('server')
	return { program, address: await addressOf(program) }
}

async function uploadTo(address: string): Promise<string> {
	const body = new FormData()
	body.append('file', new Blob([slowPdf]), 'cv.pdf')
	const answer = await fetch(`${address}${guestPath}/analyze/`, { method: 'POST', body })
	return guestSessionSchema.parse(await answer.json()).session_id
}

async function until(
	address: string,
	id: string,
	isReached: (session: GuestSession) => boolean,
): Promise<GuestSession> {
	for (;;) {
		const answer = await fetch(`${address}${guestPath}/status/${id}/`)
		const session = guestSessionSchema.parse(await answer.json())
		if (isReached(session)) return session
		if (isOver(session)) throw new Error(`The analysis is over: ${session.message}`)
		await new Promise((resolve) => setTimeout(resolve, 30))
	}
}

const isReading = ({ message }: GuestSession) => message.startsWith('Reading page')
const isOver = ({ status }: GuestSession) => status === 'completed' || status === 'failed'

/** Sends a file and waits until a server is in the middle of it. */
async function readingAt(address: string): Promise<string> {
	const id = await uploadTo(address)
	await until(address, id, isReading)
	return id
}

const isCompleted = async (address: string, id: string) =>
	(await until(address, id, isOver)).status === 'completed'

describe.skipIf(testServerUrl !== null)('on the embedded database', () => {
	let running: Running
	const analyses: string[] = []

	/** Calls `disturb` in the middle of an analysis, and expects the analysis to complete all the same. */
	async function survives(disturb: () => Promise<Running>): Promise<void> {
		const id = await readingAt(running.address)
		analyses.push(id)
		running = await disturb()
		expect(await isCompleted(running.address, id)).toBe(true)
	}

	beforeAll(async () => {
		running = await startServing()
	})

	test('a server that is killed finishes the analysis at its next start', () =>
		survives(async () => {
			await running.program.kill()
			return startServing()
		}))

	test.skipIf(process.platform !== 'linux')(
		'a killed reading process is replaced, and the analysis finished',
		() =>
			survives(async () => {
				for (const id of readersOf(running.program)) process.kill(id, 'SIGKILL')
				return running
			}),
	)

	test('a second server on the same folder refuses to start', async () => {
		expect(await start('server').ended()).toBe(1)
	})

	test('a server that is asked to stop gives the analysis back and ends well', () =>
		survives(async () => {
			expect(await running.program.stop()).toBe(0)
			return startServing()
		}))

	test('whatever happened, each analysis was completed once', async () => {
		expect(await running.program.stop()).toBe(0)
		expect(await completions()).toEqual(analyses.sort())
	})
})

describe.skipIf(testServerUrl === null)('on PostgreSQL', () => {
	let running: Running
	const analyses: string[] = []

	beforeAll(async () => {
		running = await startServing()
	})

	test('an analysis whose worker is killed is finished by another worker', async () => {
		const first = start('worker')
		const id = await readingAt(running.address)
		analyses.push(id)
		await first.kill()
		start('worker')
		expect(await isCompleted(running.address, id)).toBe(true)
	})

	test('a server that is killed does not disturb the worker', async () => {
		const id = await readingAt(running.address)
		analyses.push(id)
		await running.program.kill()
		running = await startServing()
		expect(await isCompleted(running.address, id)).toBe(true)
	})

	test('whatever happened, each analysis was completed once', async () => {
		expect(await completions()).toEqual(analyses.sort())
	})
})
