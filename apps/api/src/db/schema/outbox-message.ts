import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An e-mail that was kept because there is no mail server. */
export const outboxMessage = pgTable(
	'outbox_message',
	{
		/** The id of the job that wrote it. */
		id: uuid().primaryKey(),
		to: text().notNull(),
		subject: text().notNull(),
		text: text().notNull(),
		html: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [index('outbox_message_created_at').on(table.createdAt)],
)
