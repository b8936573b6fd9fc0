import type { ContactMessage } from '@app/contract'
import { desc, lt, lte } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { contactMessage } from '#db/schema.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import type { RetentionTime } from '#services/retention.ts'
import { uuidV7 } from '#services/uuid-v7.ts'

const keptForMs = 180 * 86_400_000

export type ContactStore = ReturnType<typeof contactStore>

type ContactStoreParts = {
	orm: Orm
	now: () => number
	mail: Pick<Mail, 'queue'>
	/** Whom messages are mailed to. */
	to: string
}

/** Keeps messages to the operator of this site for half a year, and mails them. */
export function contactStore({ orm, now, mail, to }: ContactStoreParts) {
	return {
		/** Keeps a message and mails it, both or neither. */
		async take(message: Omit<ContactMessage, 'website'>): Promise<void> {
			const { email: replyTo, name, topic, message: words } = message
			await orm.transaction(async (tx) => {
				await tx
					.insert(contactMessage)
					.values({ id: uuidV7(now()), ...message, createdAt: new Date(now()) })
				await mail.queue({ kind: 'contact_message', to, replyTo, name, topic, message: words }, tx)
			})
		},

		/** The messages that are kept, the newest first; only those before the message `after`, where it is named. */
		list({ after, limit }: { after?: string | undefined; limit: number }) {
			return orm
				.select()
				.from(contactMessage)
				.where(after === undefined ? undefined : lt(contactMessage.id, after))
				.orderBy(desc(contactMessage.id))
				.limit(limit)
		},

		/** Deletes what is old. */
		async removeExpired(at: RetentionTime): Promise<void> {
			await orm
				.delete(contactMessage)
				.where(lte(contactMessage.createdAt, new Date(at.getTime() - keptForMs)))
		},
	}
}
