import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Values that all servers and workers of one installation share, so that a process set up for another installation
 * refuses to start.
 */
export const installation = pgTable('installation', {
	/** `file_store` or `server_key`. */
	name: text().primaryKey(),
	/** The id that the file store carries too, or the fingerprint of the key that tokens are signed with. */
	value: text().notNull(),
	/** When the file store was seen to carry the id; `null` while the first start has not got so far. */
	confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})
