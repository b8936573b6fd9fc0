import type { PgBoss } from 'pg-boss'
import { accountRemovalQueue } from '#services/queues.ts'
import { type RemovalParts, removeDueAccounts } from './remove-accounts.ts'

/** Makes this process delete the accounts whose day has come. */
export async function handleAccountJobs(boss: PgBoss, removal: RemovalParts): Promise<void> {
	await boss.work(accountRemovalQueue, () => removeDueAccounts(removal))
	await boss.schedule(accountRemovalQueue, '*/10 * * * *')
}
