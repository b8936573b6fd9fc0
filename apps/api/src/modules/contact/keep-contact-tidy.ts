import type { PgBoss } from 'pg-boss'
import { contactTidyingQueue } from '#services/queues.ts'
import type { ContactStore } from './contact.store.ts'

/** Makes this process delete old messages of the contact form, once a day. */
export async function keepContactTidy(
	boss: PgBoss,
	contact: Pick<ContactStore, 'removeExpired'>,
): Promise<void> {
	await boss.work(contactTidyingQueue, () => contact.removeExpired())
	await boss.schedule(contactTidyingQueue, '41 3 * * *')
}
