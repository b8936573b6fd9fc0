import type { PgBoss } from 'pg-boss'
import { accountUpkeepQueue } from './queues.ts'

/** Something that collects what is of no more use. */
type Collector = { removeExpired: () => Promise<void> }

/** Makes this process delete, every hour, what accounts leave behind: old sessions, secrets, counts and events. */
export async function keepAccountsTidy(boss: PgBoss, collectors: Collector[]): Promise<void> {
	await boss.work(accountUpkeepQueue, async () => {
		for (const { removeExpired } of collectors) await removeExpired()
	})
	await boss.schedule(accountUpkeepQueue, '17 * * * *')
}
