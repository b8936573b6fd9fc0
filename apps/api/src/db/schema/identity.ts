import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'

/** Somebody's account at a provider, with which they sign in to their account here. */
export const identity = pgTable(
	'identity',
	{
		provider: text().notNull(),
		/** The provider's own id of the person, which never changes; e-mails do. */
		subject: text().notNull(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		/** The e-mail that the provider told when it was linked. */
		email: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.provider, table.subject] }),
		index('identity_account').on(table.accountId),
	],
)
