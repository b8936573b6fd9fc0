import { desc, eq, lte } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { outboxMessage } from '#db/schema.ts'
import type { AddressedMessage } from '#services/mail/deliver-over-smtp.ts'
import type { RetentionTime } from '#services/retention.ts'

const keptForMs = 7 * 86_400_000
const shown = 100

export type OutboxStore = ReturnType<typeof outboxStore>

/** Keeps messages instead of sending them, while there is no mail server. */
export function outboxStore({ orm, now }: { orm: Orm; now: () => number }) {
	return {
		/** Keeps a message, once. */
		async keep({ id, to, subject, text, html }: AddressedMessage): Promise<true> {
			const message = { id, to, subject, text, html }
			await orm
				.insert(outboxMessage)
				.values({ ...message, createdAt: new Date(now()) })
				.onConflictDoUpdate({ target: outboxMessage.id, set: message })
			return true
		},

		/** Deletes messages that are older than a week. */
		async removeExpired(at: RetentionTime): Promise<void> {
			await orm
				.delete(outboxMessage)
				.where(lte(outboxMessage.createdAt, new Date(at.getTime() - keptForMs)))
		},

		/** The latest messages, newest first. */
		list() {
			const { id, to, subject, createdAt } = outboxMessage
			return orm
				.select({ id, to, subject, createdAt })
				.from(outboxMessage)
				.orderBy(desc(createdAt), desc(id))
				.limit(shown)
		},

		/** One message, or `null`. */
		async message(id: string) {
			const [row] = await orm.select().from(outboxMessage).where(eq(outboxMessage.id, id))
			return row ?? null
		},
	}
}
