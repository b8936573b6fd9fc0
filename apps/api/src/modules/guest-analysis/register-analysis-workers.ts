import type { PgBoss } from 'pg-boss'
import { sentenceByCode } from '#http/app-error.ts'
import { handleQueueJobs } from '#services/handle-queue-jobs.ts'
import { abandonedAnalysisQueue, analysisQueue } from '#services/queues.ts'
import type { GuestAnalysisStore } from './guest-analysis.store.ts'
import type { AnalysisRun } from './run-analysis.ts'

type AnalysisJob = { id: string }

type Handling = {
	boss: PgBoss
	store: GuestAnalysisStore
	/** Runs one analysis; rejects when it should be tried again. */
	run: (analysis: AnalysisRun) => Promise<void>
	/** How many analyses run at the same time in this process. */
	workers: number
	/** Aborted when this process is about to end: its jobs are given back. */
	stop: AbortSignal
}

/** Makes this process run the jobs of guests' analyses. */
export async function registerAnalysisWorkers({
	boss,
	store,
	run,
	workers,
	stop,
}: Handling): Promise<void> {
	await handleQueueJobs<AnalysisJob>(
		boss,
		{ queue: analysisQueue, lanes: workers, heartbeatRefreshSeconds: 3, groupConcurrency: 1 },
		({ data, retryCount, signal }) =>
			run({ id: data.id, isFirstTry: retryCount === 0, stop: AbortSignal.any([stop, signal]) }),
	)
	await handleQueueJobs<AnalysisJob>(
		boss,
		{ queue: abandonedAnalysisQueue, lanes: 1 },
		({ data }) => store.fail(data.id, 'unexpected', sentenceByCode.unexpected),
	)
}
