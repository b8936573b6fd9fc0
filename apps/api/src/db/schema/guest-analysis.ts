import type { Report } from '@app/checks'
import type { ErrorCode, GuestResults } from '@app/contract'
import { type CvDocument, type CvSource, sourceFormats } from '@app/cv'
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'

export const guestStatus = pgEnum('guest_status', [
	'processing',
	'analyzing',
	'completed',
	'failed',
])

export const sourceFormat = pgEnum('source_format', sourceFormats)

/** The results of an analysis; the pages' addresses are added when the results are sent. */
export type StoredResults = {
	report: Report
	document: CvDocument
	source: CvSource
	pages: Omit<GuestResults['pages'][number], 'imageUrl'>[]
}

/**
 * One upload and its analysis. Anybody who has the id of a guest's upload can see it until it is bound to an e-mail
 * or has an owner, so the id is never logged. An upload by a signed-in person has an owner from the start.
 */
export const guestAnalysis = pgTable(
	'guest_analysis',
	{
		id: uuid().primaryKey(),
		status: guestStatus().notNull().default('processing'),
		message: text().notNull(),
		progress: integer().notNull().default(0),
		code: text().$type<ErrorCode>(),
		fileName: text('file_name').notNull(),
		/** SHA-256 of the upload in hexadecimal: its name in the file store. */
		fileHash: text('file_hash').notNull(),
		fileBytes: integer('file_bytes').notNull(),
		/** Known once the file has been read. */
		fileFormat: sourceFormat('file_format'),
		results: jsonb().$type<StoredResults>(),
		/** The account that uploaded or claimed it. */
		ownerId: uuid('owner_id').references(() => account.id, { onDelete: 'cascade' }),
		claimedAt: timestamp('claimed_at', { withTimezone: true }),
		/** The CV that was made of it when its owner first asked for one. */
		cvId: uuid('cv_id'),
		/** From when on only the account with this e-mail may claim it. */
		boundEmailKey: text('bound_email_key'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		finishedAt: timestamp('finished_at', { withTimezone: true }),
		expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		index('guest_analysis_file_hash').on(table.fileHash),
		index('guest_analysis_expires_at').on(table.expiresAt),
		index('guest_analysis_status').on(table.status),
		index('guest_analysis_owner').on(table.ownerId),
	],
)
