import { alertRhythmSchema, type JobWish } from '@app/contract'
import { index, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'

export const alertRhythm = pgEnum('alert_rhythm', alertRhythmSchema.enum)

/** A search that a person keeps. */
export const jobSearch = pgTable(
	'job_search',
	{
		id: uuid().primaryKey(),
		ownerId: uuid('owner_id')
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		wish: jsonb().$type<JobWish>().notNull(),
		alert: alertRhythm().notNull(),
		/** Jobs first seen after this are news. */
		toldUntil: timestamp('told_until', { withTimezone: true }).notNull(),
		/** When the next message may be due; `null` while there are none. */
		nextAlertAt: timestamp('next_alert_at', { withTimezone: true }),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		index('job_search_owner').on(table.ownerId),
		index('job_search_next_alert_at').on(table.nextAlertAt),
	],
)
