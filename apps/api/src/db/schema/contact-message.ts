import { contactTopicSchema } from '@app/contract'
import { index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const contactTopic = pgEnum('contact_topic', contactTopicSchema.enum)

/** A message to the operator of this site. It belongs to no account and is deleted after half a year. */
export const contactMessage = pgTable(
	'contact_message',
	{
		id: uuid().primaryKey(),
		name: text().notNull(),
		email: text().notNull(),
		topic: contactTopic().notNull(),
		message: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [index('contact_message_created_at').on(table.createdAt)],
)
