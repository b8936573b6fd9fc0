import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'

/** Something that matters to the safety of an account; goes with the account. */
export const securityEvent = pgTable(
	'security_event',
	{
		id: uuid().primaryKey(),
		/** Null when nobody has the account that was meant. */
		accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
		kind: text().notNull(),
		at: timestamp({ withTimezone: true }).notNull(),
		/** Never a secret, an e-mail or an address; at most their keyed hashes. */
		detail: jsonb().$type<Record<string, string>>().notNull().default({}),
	},
	(table) => [
		index('security_event_account').on(table.accountId),
		index('security_event_at').on(table.at),
	],
)
