import { visibilitySchema } from '@app/contract'
import type { HideablePart } from '@app/cv'
import {
	boolean,
	date,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { cv } from './cv.ts'

export const cvVisibility = pgEnum('cv_visibility', visibilitySchema.enum)

/** How a CV is shared. A CV without a row has never been. */
export const cvShare = pgTable('cv_share', {
	cvId: uuid('cv_id')
		.primaryKey()
		.references(() => cv.id, { onDelete: 'cascade' }),
	visibility: cvVisibility().notNull(),
	/** The secret end of the address by link. */
	publicId: text('public_id').notNull().unique(),
	slug: text().unique(),
	passwordHash: text('password_hash'),
	allowsDownload: boolean('allows_download').notNull().default(true),
	/** Signs the grants of a protected CV; a new one ends them all. */
	grantKey: text('grant_key').notNull(),
	expiresAt: timestamp('expires_at', { withTimezone: true }),
	hiddenParts: jsonb('hidden_parts').$type<HideablePart[]>().notNull(),
})

/** How often a shared CV was opened on one day in UTC; by whom is not written down. */
export const cvShareDay = pgTable(
	'cv_share_day',
	{
		cvId: uuid('cv_id')
			.notNull()
			.references(() => cv.id, { onDelete: 'cascade' }),
		day: date().notNull(),
		views: integer().notNull().default(0),
		downloads: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.cvId, table.day] })],
)
