import { planSchema, userRoleSchema, userStatusSchema } from '@app/contract'
import { index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const accountPlan = pgEnum('account_plan', planSchema.enum)
export const accountStatus = pgEnum('account_status', userStatusSchema.enum)
export const accountRole = pgEnum('account_role', userRoleSchema.enum)

/** A person with an account. */
export const account = pgTable(
	'account',
	{
		id: uuid().primaryKey(),
		/** As it was typed. */
		email: text().notNull(),
		/** The same for every spelling of one address: see `normaliseEmail`. */
		emailKey: text('email_key').notNull().unique(),
		emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
		/**
		 * Grows when links of earlier letters must not work any more. It is written into a link when its letter is
		 * asked for, so a letter that waits for the mail server meanwhile is worthless too.
		 */
		linkGeneration: integer('link_generation').notNull().default(0),
		/** Argon2id in PHC form; null while the account has only been used through a provider. */
		passwordHash: text('password_hash'),
		firstName: text('first_name').notNull().default(''),
		lastName: text('last_name').notNull().default(''),
		headline: text().notNull().default(''),
		phone: text().notNull().default(''),
		city: text().notNull().default(''),
		country: text().notNull().default(''),
		plan: accountPlan().notNull().default('free'),
		status: accountStatus().notNull().default('active'),
		role: accountRole().notNull().default('user'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		/** When the account will be deleted, if its owner has asked for that. */
		deletionAt: timestamp('deletion_at', { withTimezone: true }),
	},
	(table) => [index('account_deletion_at').on(table.deletionAt)],
)
