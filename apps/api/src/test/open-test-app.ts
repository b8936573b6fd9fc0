import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import pino from 'pino'
import type { Config } from '#config.ts'
import { createLog } from '#http/log-requests.ts'
import type { WebBuild } from '#http/web-build.ts'
import { createServer } from '../create-server.ts'
import { createServices } from '../create-services.ts'
import type { CheckPool } from '../services/checks/check-pool.ts'
import type { DocumentEngines } from '../services/document-engines.ts'
import type { Services } from '../services.ts'
import { inThreadCheckPool } from './in-thread-check-pool.ts'
import { lazyEngines } from './lazy-engines.ts'
import { placeForDatabase } from './open-test-database.ts'
import type { CleanUp } from './temporary-folder.ts'
import { testConfig } from './test-config.ts'

type TestClock = { aheadMs: number; stoppedAtMs: number | null }

export type TestApp = {
	app: FastifyInstance
	background: Services
	/**
	 * The time that `now` returns: the real time or the time at which it was stopped, plus `aheadMs` milliseconds.
	 */
	clock: TestClock
}

type Wishes = {
	config?: Partial<Config>
	web?: WebBuild
	engines?: DocumentEngines
	/** Stands in for the free space of the real disk. */
	freeMb?: (folder: string) => Promise<number>
	checkPool?: CheckPool
	logLevel?: Config['logLevel']
	/** Hears each line of the log instead of standard error. */
	onLog?: (message: string) => void
	/** Whether jobs run in this process; they do unless told otherwise. */
	works?: boolean
}

/**
 * Opens the whole API with the real reader and typesetter on a new, empty database: PGlite, or PostgreSQL when there
 * is a server to test on.
 */
export async function openTestApp(cleanUp: CleanUp, wishes: Wishes = {}): Promise<TestApp> {
	const clock: TestClock = { aheadMs: 0, stoppedAtMs: null }
	const log = wishes.onLog ? listeningLog(wishes.onLog) : createLog(wishes.logLevel ?? 'warn')
	const config = { ...testConfig(), ...(await placeForDatabase(cleanUp)), ...wishes.config }
	const background = await createServices({
		config,
		log,
		onLost: (error) => {
			throw error
		},
		now: () => (clock.stoppedAtMs ?? Date.now()) + clock.aheadMs,
		engines: wishes.engines ?? lazyEngines(config),
		checkPool: wishes.checkPool ?? inThreadCheckPool,
		...(wishes.freeMb && { freeMb: wishes.freeMb }),
	})
	const app = await createServer(background, log, wishes.web ?? null)
	if (wishes.works !== false) await background.work()
	cleanUp(async () => {
		await app.close()
		await background.close()
	})
	return { app, background, clock }
}

function listeningLog(onLog: (message: string) => void): FastifyBaseLogger {
	const write = (line: string) => onLog(JSON.parse(line).msg)
	return pino({ level: 'warn', base: null }, { write })
}
