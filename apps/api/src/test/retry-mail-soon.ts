import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { mailQueue } from '#services/queues.ts'

/** A letter that is refused for now is sent again after a second, not after ten and then twenty. */
export async function retryMailSoon({ orm }: Pick<Database, 'orm'>): Promise<void> {
	await orm.execute(
		sql`update pgboss.queue set retry_delay = 1, retry_backoff = false where name = ${mailQueue}`,
	)
}
