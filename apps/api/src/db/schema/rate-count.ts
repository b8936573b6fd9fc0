import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried in a window of time, for limits that hold over several processes. */
export const rateCount = pgTable(
	'rate_count',
	{
		/** Name of the limit and a keyed hash of whom it counts: no addresses, no e-mails. */
		key: text().primaryKey(),
		count: integer().notNull(),
		/** When counting begins anew; the row means nothing from then on. */
		windowEnd: timestamp('window_end', { withTimezone: true }).notNull(),
	},
	(table) => [index('rate_count_window_end').on(table.windowEnd)],
)
