import type { PgBoss } from 'pg-boss'
import { checkAll, type HealthChecks } from '#services/health-checks.ts'
import { statusQueue } from '#services/queues.ts'
import type { StatusStore } from './status.store.ts'

/** How often the parts are probed, in seconds. */
export const probeEverySeconds = 300

/** Makes this process probe the parts of the service every five minutes; of several processes one does. */
export async function scheduleHealthProbes(
	boss: PgBoss,
	{ status, checks }: { status: StatusStore; checks: HealthChecks },
): Promise<void> {
	await boss.work(statusQueue, async () => status.record(await checkAll(checks)))
	await boss.schedule(statusQueue, '*/5 * * * *')
}
