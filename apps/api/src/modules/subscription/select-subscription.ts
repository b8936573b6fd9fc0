import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { subscription } from '#db/schema.ts'

/** Returns the row about a person's payments; `null` for a person who never began to pay. */
export async function selectSubscription(orm: Orm, userId: string) {
	const [row] = await orm.select().from(subscription).where(eq(subscription.accountId, userId))
	return row ?? null
}
