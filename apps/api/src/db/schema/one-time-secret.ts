import { index, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'

export const secretPurpose = pgEnum('secret_purpose', [
	'verify_email',
	'change_email',
	'reset_password',
	'social_state',
	'social_code',
	'guest_verification',
	'claim_ticket',
])

/** The data that a secret carries beside its account, such as the new e-mail address. */
export type SecretData = Record<string, string | boolean>

/** A secret of an e-mail, a ticket or a code: works once, and only its hash is kept. */
export const oneTimeSecret = pgTable(
	'one_time_secret',
	{
		id: uuid().primaryKey(),
		purpose: secretPurpose().notNull(),
		/** SHA-256 of the secret. */
		secretHash: text('secret_hash').notNull().unique(),
		accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
		data: jsonb().$type<SecretData>().notNull().default({}),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
		usedAt: timestamp('used_at', { withTimezone: true }),
	},
	(table) => [
		index('one_time_secret_account').on(table.accountId),
		index('one_time_secret_expires_at').on(table.expiresAt),
	],
)
