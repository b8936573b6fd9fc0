import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'

/** A signed-in browser or program: one family of refresh tokens, of which one is valid at a time. */
export const session = pgTable(
	'session',
	{
		id: uuid().primaryKey(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		/** How the person signed in: `password` or the id of a provider. */
		method: text().notNull(),
		/** Browser and system in words. */
		device: text().notNull(),
		/** Whether the person wanted to stay signed in. */
		isRemembered: boolean('is_remembered').notNull(),
		/** SHA-256 of the refresh token that is valid now. */
		currentTokenHash: text('current_token_hash').notNull(),
		/** That of the one before it, which answers the same for a few seconds after the change. */
		previousTokenHash: text('previous_token_hash'),
		/** The salt from which, with the token before it, the current token was made; unused for the first token. */
		rotationSalt: text('rotation_salt').notNull(),
		/** How often the token has been exchanged. */
		rotations: integer().notNull().default(0),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
		expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
		endedAt: timestamp('ended_at', { withTimezone: true }),
	},
	(table) => [
		index('session_account').on(table.accountId),
		index('session_expires_at').on(table.expiresAt),
	],
)
