import type { PgBoss } from 'pg-boss'
import { cvTidyingQueue } from '#services/queues.ts'
import type { CvStore } from './cvs.store.ts'

/** Makes this process empty old bins and thin old autosaves, once an hour. */
export async function tidyUpCvs(boss: PgBoss, cvs: Pick<CvStore, 'tidyUp'>): Promise<void> {
	await boss.work(cvTidyingQueue, () => cvs.tidyUp())
	await boss.schedule(cvTidyingQueue, '17 * * * *')
}
