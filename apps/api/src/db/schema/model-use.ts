import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'

/** How much a person used the language model on one day; nothing that was asked or answered. */
export const modelUse = pgTable(
	'model_use',
	{
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		/** In UTC. */
		day: date().notNull(),
		tokens: integer().notNull().default(0),
		requests: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.accountId, table.day] }),
		index('model_use_day').on(table.day),
	],
)
