import type { PgBoss } from 'pg-boss'
import { applicationTidyingQueue } from '#services/queues.ts'
import type { ApplicationParts } from './application-parts.ts'
import { binApplications } from './bin-applications.ts'

/** Makes this process empty old bins, once an hour. */
export async function tidyUpApplications(boss: PgBoss, parts: ApplicationParts): Promise<void> {
	await boss.work(applicationTidyingQueue, () => binApplications(parts).deleteExpired())
	await boss.schedule(applicationTidyingQueue, '41 * * * *')
}
