import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { subscription } from '#db/schema.ts'

/** What is known of somebody's payments; `null` for whoever never began to pay. */
export async function selectSubscription(orm: Orm, userId: string) {
	const [row] = await orm.select().from(subscription).where(eq(subscription.accountId, userId))
	return row ?? null
}
