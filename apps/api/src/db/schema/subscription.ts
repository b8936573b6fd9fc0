import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** The known facts about a person's payments: ids, dates and prices, never anything of a card. */
export const subscription = pgTable(
	'subscription',
	{
		accountId: uuid('account_id')
			.primaryKey()
			.references(() => account.id, { onDelete: 'cascade' }),
		/** Whom the payment service knows this person as. */
		customerId: text('customer_id').notNull().unique(),
		subscriptionId: text('subscription_id'),
		/** In the words of the payment service; null before anything was bought. */
		status: text(),
		/** Until when it is paid, and when it is paid again. */
		periodEnd: time('period_end'),
		/** When it ends instead of being paid again. */
		cancelsAt: time('cancels_at'),
		endedAt: time('ended_at'),
		/** The price of each payment, in hundredths of a currency. */
		amount: integer(),
		currency: text(),
		/** Since when a payment is owed. */
		pastDueSince: time('past_due_since'),
		/** The end of the period whose reminder was sent. */
		remindedFor: time('reminded_for'),
		/** The number of the newest question to the payment service. */
		ticket: integer().notNull().default(0),
		/** The number of the question whose answer is kept: answers to older ones come too late. */
		answeredTicket: integer('answered_ticket').notNull().default(0),
		/** When the payment service was last heard. */
		readAt: time('read_at'),
		createdAt: time('created_at').notNull(),
	},
	(table) => [index('subscription_period_end').on(table.periodEnd)],
)

/** Messages of the payment service that have been seen to. */
export const paymentEvent = pgTable(
	'payment_event',
	{ id: text().primaryKey(), at: time('at').notNull() },
	(table) => [index('payment_event_at').on(table.at)],
)
