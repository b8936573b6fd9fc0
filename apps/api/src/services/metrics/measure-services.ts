import { sql } from 'drizzle-orm'
import type { Services } from '#services.ts'
import { createMetrics, type Metrics } from './create-metrics.ts'
import { measureJobs } from './measure-jobs.ts'

type Watched = Pick<Services, 'database' | 'renders' | 'checkPool'>

/** Makes the metrics of a process, and measures its services from now on. */
export function measureServices(services: Watched & Pick<Services, 'boss'>): Metrics {
	const metrics = createMetrics()
	measureJobs(services.boss, metrics)
	watchServices(metrics, services)
	watchJobs(metrics, services.database)
	return metrics
}

/** Adds the figures of what this process has open: connections, and who waits for a render or a check. */
function watchServices(
	{ watch }: Pick<Metrics, 'watch'>,
	{ database: { connections }, renders, checkPool }: Watched,
): void {
	watch({
		name: 'ella_renders_waiting',
		help: 'Renders that wait for a typesetting process.',
		read: renders.waiting,
	})
	watch({
		name: 'ella_checks_waiting',
		help: 'CVs that wait for a thread of the checks.',
		read: checkPool.waiting,
	})
	if (connections === null) return
	watch({
		name: 'ella_database_connections',
		help: 'Open connections of the pool.',
		read: () => connections().open,
	})
	watch({
		name: 'ella_database_connections_idle',
		help: 'Open connections of the pool that nobody uses.',
		read: () => connections().idle,
	})
	watch({
		name: 'ella_database_requests_waiting',
		help: 'Statements and transactions that wait for a connection of the pool.',
		read: () => connections().waiting,
	})
}

/**
 * Adds how many jobs wait in each queue and how long the oldest has been due. Every node counts the same queues, so a
 * dashboard takes the highest answer, not the sum.
 */
function watchJobs(
	{ watchQueues }: Pick<Metrics, 'watchQueues'>,
	{ orm }: Services['database'],
): void {
	const ask = async () => {
		const found = await orm.execute(sql`
			select name, count(*)::int as jobs, extract(epoch from now() - min(start_after))::float as oldest
			from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`)
		// Both engines answer with `rows`; Drizzle's common type leaves the answer open.
		return (found as unknown as { rows: { name: string; jobs: number; oldest: number }[] }).rows
	}
	// Prometheus collects both figures at the same time, and one answer says both.
	let asked: ReturnType<typeof ask> | null = null
	const read = async (column: 'jobs' | 'oldest') => {
		asked ??= ask().finally(() => {
			asked = null
		})
		return new Map((await asked).map((row) => [row.name, row[column]]))
	}
	watchQueues({
		name: 'ella_queue_jobs_waiting',
		help: 'Jobs that are due and that nobody has taken, by queue.',
		read: () => read('jobs'),
	})
	watchQueues({
		name: 'ella_queue_oldest_job_seconds',
		help: 'How long the oldest job that nobody has taken has been due, by queue.',
		read: () => read('oldest'),
	})
}
