import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The key that tokens are signed with when the configuration gives none: made once, used by every process. */
export const serverKey = pgTable('server_key', {
	name: text().primaryKey(),
	/** 32 random bytes in base64url. */
	value: text().notNull(),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
