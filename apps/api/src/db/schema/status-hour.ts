import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How often a part of the service was found working in one hour, and how often not. */
export const statusHour = pgTable(
	'status_hour',
	{
		part: text().notNull(),
		hour: timestamp({ withTimezone: true }).notNull(),
		ok: integer().notNull().default(0),
		failing: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.part, table.hour] })],
)
