import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import type { CvToCheck, Report } from '@app/checks'
import { Piscina } from 'piscina'
import { AppError } from '#http/app-error.ts'
import { inSpanOfTrace } from '#services/tracing/in-span.ts'
import { type Overdue, watchProcessorTime } from './watch-processor-time.ts'

/** Checks CVs away from the event loop. */
export type CheckPool = {
	/**
	 * Every check on one CV. Throws `cv_too_large` when that takes more work than the limit, and `server_busy` when too
	 * many wait already or the machine has too much else to do.
	 */
	analyse: (toCheck: CvToCheck) => Promise<Report>
	/** How many CVs wait for a thread. */
	waiting: () => number
	close: () => Promise<void>
}

export type CheckPoolOptions = {
	threads: number
	/** Processor time for one CV, in milliseconds: how busy the machine is makes no CV too long. */
	limitMs?: number
	mostWaiting?: number
}

const busyForSeconds = 2
/** How much longer than its limit of processor time a CV may take by the clock. */
const mostStretched = 8
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
		analyse: (toCheck) =>
			inSpanOfTrace('check a CV', {}, () => runWithin(opened(), toCheck, limitMs)),
		waiting: () => pool?.queueSize ?? 0,
		close: async () => pool?.destroy(),
	}
}

async function runWithin(pool: Piscina, toCheck: CvToCheck, limitMs: number): Promise<Report> {
	if (pool.queueSize >= pool.options.maxQueue) {
		throw busy()
	}
	const { port1: begun, port2: started } = new MessageChannel()
	const stopping = new AbortController()
	let overdue: Overdue | null = null
	let endWatch = () => {}
	begun.once('message', (threadId: number) => {
		const worker = pool.threads.find((thread) => thread.threadId === threadId)
		const limits = { workMs: limitMs, wallMs: limitMs * mostStretched }
		if (worker === undefined) return
		endWatch = watchProcessorTime(worker, limits, (why) => {
			overdue = why
			stopping.abort()
		})
	})
	try {
		const transferred = { transferList: [started], signal: stopping.signal }
		return await pool.run({ toCheck, started }, transferred)
	} catch (error) {
		throw refusalOf(error, overdue)
	} finally {
		endWatch()
		begun.close()
	}
}

function refusalOf(error: unknown, overdue: Overdue | null): unknown {
	if (overdue === 'wall') return busy()
	return overdue === 'work' || isOutOfMemory(error) ? new AppError('cv_too_large', tooLong) : error
}

function busy(): AppError {
	return new AppError('server_busy', undefined, { retryAfterSeconds: busyForSeconds })
}

function isOutOfMemory(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
