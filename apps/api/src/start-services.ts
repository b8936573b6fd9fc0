import { setTimeout as wait } from 'node:timers/promises'
import { type BackgroundOptions, createServices } from './create-services.ts'
import { classifyDatabaseError } from './db/classify-database-error.ts'
import { PostgresError } from './db/open-postgres.ts'
import type { Services } from './services.ts'

type StartOptions = BackgroundOptions & {
	/** Whether the process takes jobs too. */
	takesJobs: boolean
	/** For how long a database that isn't there yet is waited for, in milliseconds. */
	patienceMs?: number
}

/** The manual names it: docs/operations/whats-wrong.md. */
const usualPatienceMs = 5 * 60_000
const firstPauseMs = 1000
const longestPauseMs = 5000

/**
 * Opens the services of a process. While PostgreSQL can't be reached, or gives no connection in time, everything is
 * closed, a line is logged and the start is tried again; after the patience the last error is thrown.
 */
export async function startServices(options: StartOptions): Promise<Services> {
	const { log, patienceMs = usualPatienceMs } = options
	const givesUpAt = performance.now() + patienceMs
	for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
		try {
			return await startOnce(options)
		} catch (error) {
			const leftMs = givesUpAt - performance.now()
			if (!mayPass(error) || leftMs < pauseMs) throw error
			const seconds = Math.round(leftMs / 1000)
			log.warn(
				{ err: error },
				`PostgreSQL doesn’t answer. The start is tried again for ${seconds} more seconds.`,
			)
			await wait(pauseMs)
		}
	}
}

async function startOnce({ takesJobs, ...options }: StartOptions): Promise<Services> {
	const services = await createServices(options)
	try {
		if (takesJobs) await services.work()
		return services
	} catch (error) {
		await services.close().catch(() => undefined)
		throw error
	}
}

/** Whether an error is one that PostgreSQL may have got over a moment later. */
function mayPass(error: unknown): boolean {
	return classifyDatabaseError(error, { isFromDatabase: error instanceof PostgresError }) !== null
}
