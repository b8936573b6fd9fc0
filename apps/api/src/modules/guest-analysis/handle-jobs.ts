import type { PgBoss } from 'pg-boss'
import { sentenceByCode } from '#http/app-error.ts'
import { abandonedAnalysisQueue, analysisQueue, expiryQueue } from '#services/queues.ts'
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

// A notification wakes a worker at once; asking is for jobs that were given back, which nobody announces.
const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 }

/** Makes this process run the jobs of guests' analyses. */
export async function handleJobs({ boss, store, run, workers, stop }: Handling): Promise<void> {
	await boss.work<AnalysisJob>(
		analysisQueue,
		{ ...polling, localConcurrency: workers, heartbeatRefreshSeconds: 3 },
		async (jobs) => {
			for (const { data, retryCount, signal } of jobs) {
				const isFirstTry = retryCount === 0
				await run({ id: data.id, isFirstTry, stop: AbortSignal.any([stop, signal]) })
			}
		},
	)
	await boss.work<AnalysisJob>(abandonedAnalysisQueue, polling, async (jobs) => {
		for (const { data } of jobs) await store.fail(data.id, 'unexpected', sentenceByCode.unexpected)
	})
	await boss.work(expiryQueue, async () => store.removeExpired())
	await boss.schedule(expiryQueue, '*/5 * * * *')
}
