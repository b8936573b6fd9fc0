import { type GuestSession, guestSessionSchema } from '@app/contract'
import { createTypesetter } from '@app/typeset/node'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import { guestPath } from './test/guest.ts'
import { addressOf, type Program, readersOf, runProgram } from './test/run-program.ts'
import { longCv, pdfOf } from './test/sample-files.ts'
import { temporaryFolder } from './test/temporary-folder.ts'
import { createTestDatabase, testServerUrl } from './test/test-database.ts'

type Environment = typeof small & { DATA_DIR: string; DATABASE_URL?: string }

/** One process of each kind, on any free port. */
const small = {
	...{ PORT: '0', HOST: '127.0.0.1' },
	...{ WORKERS: '1', READER_PROCESSES: '1', RENDER_PROCESSES: '1' },
}
// Each of these starts several real processes in turn, on a machine that may have more to do.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let slowPdf: Uint8Array<ArrayBuffer>
beforeAll(async () => {
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 30_000 })
	slowPdf = await pdfOf(typesetter, longCv(50))
	await typesetter.close()
})

/** An environment with a fresh database that counts how often an analysis is completed. */
async function freshEnvironment(): Promise<Environment> {
	const DATA_DIR = await temporaryFolder(onTestFinished)
	const environment: Environment = { ...small, DATA_DIR }
	if (testServerUrl !== null) {
		const { url, drop } = await createTestDatabase(testServerUrl)
		onTestFinished(drop)
		environment.DATABASE_URL = url
	}
	const database = await openDatabase(readConfig(environment), failTest)
	await database.orm.execute(sql`create table completions (id uuid)`)
	await database.orm.execute(sql`create function count_completion() returns trigger language plpgsql
		as $$ begin insert into completions values (new.id); return new; end $$`)
	await database.orm.execute(sql`create trigger completed after update of status on guest_analysis
		for each row when (new.status = 'completed') execute function count_completion()`)
	await database.close()
	return environment
}

async function completionsIn(environment: Environment): Promise<number> {
	const database = await openDatabase(readConfig(environment), failTest)
	try {
		return await database.orm.$count(sql`completions`)
	} finally {
		await database.close()
	}
}

function failTest(error: Error): void {
	throw error
}

const start = (name: 'server' | 'worker', environment: Environment) =>
	runProgram(name, environment, onTestFinished)

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

/** Starts a server with an analysis in the middle of its file. */
async function serverThatReads(environment: Environment) {
	const server = start('server', environment)
	const address = await addressOf(server)
	const id = await uploadTo(address)
	await until(address, id, isReading)
	return { server, id, address }
}

describe.skipIf(testServerUrl !== null)('on the embedded database', () => {
	test('a server that is killed finishes the analysis at its next start, once', async () => {
		const environment = await freshEnvironment()
		const { server, id } = await serverThatReads(environment)
		await server.kill()
		const next = start('server', environment)
		const address = await addressOf(next)
		expect((await until(address, id, isOver)).status).toBe('completed')
		expect(await next.stop()).toBe(0)
		expect(await completionsIn(environment)).toBe(1)
	})

	test('a server that is asked to stop gives the analysis back and ends well', async () => {
		const environment = await freshEnvironment()
		const { server, id } = await serverThatReads(environment)
		expect(await server.stop()).toBe(0)
		const next = start('server', environment)
		const address = await addressOf(next)
		expect((await until(address, id, isOver)).status).toBe('completed')
		expect(await next.stop()).toBe(0)
		expect(await completionsIn(environment)).toBe(1)
	})

	test.skipIf(process.platform !== 'linux')(
		'a killed reading process is replaced, and the analysis finished once',
		async () => {
			const environment = await freshEnvironment()
			const { server, id, address } = await serverThatReads(environment)
			killReaders(server)
			expect((await until(address, id, isOver)).status).toBe('completed')
			expect(await server.stop()).toBe(0)
			expect(await completionsIn(environment)).toBe(1)
		},
	)

	test('a second server on the same folder refuses to start', async () => {
		const environment = await freshEnvironment()
		await addressOf(start('server', environment))
		const second = start('server', environment)
		expect(await second.ended()).toBe(1)
	})
})

describe.skipIf(testServerUrl === null)('on PostgreSQL', () => {
	test('an analysis whose worker is killed is finished by another worker, once', async () => {
		const environment = await freshEnvironment()
		const first = start('worker', environment)
		const { id, address } = await serverThatReads(environment)
		await first.kill()
		start('worker', environment)
		expect((await until(address, id, isOver)).status).toBe('completed')
		expect(await completionsIn(environment)).toBe(1)
	})

	test('a server that is killed does not disturb the worker', async () => {
		const environment = await freshEnvironment()
		start('worker', environment)
		const { server, id } = await serverThatReads(environment)
		await server.kill()
		const address = await addressOf(start('server', environment))
		expect((await until(address, id, isOver)).status).toBe('completed')
		expect(await completionsIn(environment)).toBe(1)
	})
})

function killReaders(server: Program): void {
	for (const id of readersOf(server)) process.kill(id, 'SIGKILL')
}
