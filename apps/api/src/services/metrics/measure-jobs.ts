import type { PgBoss } from 'pg-boss'
import { inSpan } from '#services/tracing/in-span.ts'
import { withTraceOf } from '#services/tracing/trace-jobs.ts'
import type { Metrics } from './create-metrics.ts'

type Handle = (jobs: unknown) => Promise<unknown>

/** Measures every job that this process takes from now on, whichever module handles it, and makes it a span. */
export function measureJobs(boss: PgBoss, { jobs }: Pick<Metrics, 'jobs'>): void {
	const work = boss.work.bind(boss) as (queue: string, ...rest: unknown[]) => Promise<string>
	const measured = (queue: string, ...rest: unknown[]) => {
		const handle = rest.at(-1) as Handle
		return work(queue, ...rest.slice(0, -1), async (taken: unknown) => {
			const stop = jobs.startTimer({ queue })
			try {
				const result = await withTraceOf(taken, () =>
					inSpan(`job ${queue}`, { 'ella.queue': queue }, () => handle(taken)),
				)
				stop({ outcome: 'done' })
				return result
			} catch (error) {
				stop({ outcome: 'failed' })
				throw error
			}
		})
	}
	boss.work = measured as PgBoss['work']
}
