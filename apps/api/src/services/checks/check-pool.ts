import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import type { CvToCheck, Report } from '@app/ats'
import { Piscina } from 'piscina'
import { AppError } from '#http/app-error.ts'

/** Checks CVs away from the event loop. */
export type CheckPool = {
	/**
	 * Every check on one CV. Throws `cv_too_large` when that takes longer than the limit, and `server_busy` when too
	 * many wait already.
	 */
	analyse: (toCheck: CvToCheck) => Promise<Report>
	close: () => Promise<void>
}

export type CheckPoolOptions = {
	threads: number
	/** From the moment a thread begins with a CV. */
	limitMs?: number
	mostWaiting?: number
}

const busyForSeconds = 2
const tooLong = 'This CV is too long to check. Shorten it, then try again.'

/** A pool of threads; each starts when it is needed. A CV that takes too long ends its thread, and the next gets a new one. */
export function openCheckPool(options: CheckPoolOptions): CheckPool {
	const { threads, limitMs = 8000, mostWaiting = 200 } = options
	let pool: Piscina | null = null
	const opened = () => {
		pool ??= new Piscina({
			filename: join(import.meta.dirname, 'check-worker.ts'),
			name: 'checkCv',
			minThreads: 1,
			maxThreads: threads,
			maxQueue: mostWaiting,
			idleTimeout: 60_000,
			resourceLimits: { maxOldGenerationSizeMb: 256 },
		})
		return pool
	}
	return {
		analyse: (toCheck) => runWithin(opened(), toCheck, limitMs),
		close: async () => pool?.destroy(),
	}
}

async function runWithin(pool: Piscina, toCheck: CvToCheck, limitMs: number): Promise<Report> {
	if (pool.queueSize >= pool.options.maxQueue) {
		throw new AppError('server_busy', undefined, { retryAfterSeconds: busyForSeconds })
	}
	const { port1: begun, port2: started } = new MessageChannel()
	const overdue = new AbortController()
	let timer: NodeJS.Timeout | undefined
	begun.once('message', () => {
		timer = setTimeout(() => overdue.abort(), limitMs)
	})
	try {
		return await pool.run({ toCheck, started }, { transferList: [started], signal: overdue.signal })
	} catch (error) {
		throw overdue.signal.aborted || isOutOfMemory(error)
			? new AppError('cv_too_large', tooLong)
			: error
	} finally {
		clearTimeout(timer)
		begun.close()
	}
}

function isOutOfMemory(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
