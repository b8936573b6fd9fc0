import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const count = (name?: string) =>
	(name === undefined ? integer() : integer(name)).notNull().default(0)

/** The outcomes of texts from language models on one day, by task: figures only, about nobody in particular. */
export const modelDay = pgTable(
	'model_day',
	{
		/** In UTC. */
		day: date().notNull(),
		task: text().notNull(),
		requests: count(),
		/** Of the operator's model alone. */
		tokens: count(),
		offered: count(),
		toConfirm: count('to_confirm'),
		refused: count(),
		local: count(),
		accepted: count(),
		edited: count(),
		declined: count(),
	},
	(table) => [primaryKey({ columns: [table.day, table.task] })],
)
