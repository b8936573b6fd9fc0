import { versionReasonSchema } from '@app/contract'
import type { CvDesign, CvDocument } from '@app/cv'
import {
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account.ts'

export const versionReason = pgEnum('cv_version_reason', versionReasonSchema.enum)

/** A document as it was written, by this or another version of Ella: to be read with `readCvDocument`. */
type StoredDocument = CvDocument | { schemaVersion: number }

/** A CV that a person keeps. */
export const cv = pgTable(
	'cv',
	{
		id: uuid().primaryKey(),
		ownerId: uuid('owner_id')
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		title: text().notNull(),
		document: jsonb().$type<StoredDocument>().notNull(),
		design: jsonb().$type<CvDesign>().notNull(),
		revision: integer().notNull().default(1),
		/** From each of the last places that saved it, such as a tab, to the revision that it made. */
		savedBy: jsonb('saved_by').$type<Record<string, number>>().notNull().default({}),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
		/** When it was put into the bin. */
		deletedAt: timestamp('deleted_at', { withTimezone: true }),
	},
	(table) => [
		index('cv_owner').on(table.ownerId, table.updatedAt),
		index('cv_deleted_at').on(table.deletedAt),
	],
)

/** A CV as it was at one revision; a revision is kept once. */
export const cvVersion = pgTable(
	'cv_version',
	{
		id: uuid().primaryKey(),
		cvId: uuid('cv_id')
			.notNull()
			.references(() => cv.id, { onDelete: 'cascade' }),
		number: integer().notNull(),
		label: text().notNull().default(''),
		reason: versionReason().notNull(),
		revision: integer().notNull(),
		title: text().notNull(),
		document: jsonb().$type<StoredDocument>().notNull(),
		design: jsonb().$type<CvDesign>().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		unique('cv_version_revision').on(table.cvId, table.revision),
		unique('cv_version_number').on(table.cvId, table.number),
		index('cv_version_created_at').on(table.createdAt),
	],
)
