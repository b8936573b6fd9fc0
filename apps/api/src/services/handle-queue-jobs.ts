import type { Job, PgBoss, WorkOptions } from 'pg-boss'

type Draining = Pick<
	WorkOptions,
	| 'heartbeatRefreshSeconds'
	| 'groupConcurrency'
	| 'minPriority'
	| 'maxPriority'
	| 'pollingIntervalSeconds'
	| 'notifyPollingIntervalSeconds'
> & {
	queue: string
	/** How many jobs run at the same time in this process. */
	lanes: number
}

// A notification wakes a lane at once; asking is for jobs that were given back, which nobody announces.
const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 }

/**
 * Makes this process take the jobs of a queue until it is empty. A lane that had a job asks for the next one as soon
 * as the job is done; otherwise it would wait for its poll, and take one job a second.
 */
export async function handleQueueJobs<Data>(
	boss: PgBoss,
	{ queue, lanes, ...options }: Draining,
	handle: (job: Job<Data>) => Promise<void>,
): Promise<void> {
	for (let lane = 0; lane < lanes; lane += 1) {
		const worker: { id?: string } = {}
		worker.id = await boss.work<Data>(queue, { ...polling, ...options }, async (jobs) => {
			if (worker.id !== undefined) boss.notifyWorker(worker.id)
			for (const job of jobs) await handle(job)
		})
	}
}
