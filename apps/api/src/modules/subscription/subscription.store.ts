import { type Invoice, type Money, premiumPrice, type Subscription } from '@app/contract'
import { eq } from 'drizzle-orm'
import { account } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import type { Payments } from '#services/payments/payments.ts'
import { changeSubscription } from './change-subscription.ts'
import { deriveState } from './derive-plan.ts'
import { planUsage, type UsageParts } from './plan-usage.ts'
import { type BillingParts, type PayingParts, takeEvent } from './refresh-billing-state.ts'
import { selectSubscription } from './select-subscription.ts'

export type SubscriptionParts = BillingParts &
	UsageParts & {
		/** `null` where nothing can be bought. */
		payments: Payments | null
		/** Where people come back to. */
		siteUrl: () => string
	}

export type SubscriptionStore = ReturnType<typeof subscriptionStore>

/** Somebody's plan, and paying for it. */
export function subscriptionStore(parts: SubscriptionParts) {
	const { orm, payments } = parts
	const read = (userId: string) => readSubscription(parts, userId)
	const paying = (): PayingParts & Pick<SubscriptionParts, 'siteUrl'> => {
		if (payments === null) throw new AppError('payments_not_set_up')
		return { ...parts, payments }
	}
	return {
		read,
		...changeSubscription(paying, read),

		/** The page on which a card is changed, or everything. */
		async portal(userId: string, wish: 'card' | 'everything'): Promise<{ url: string }> {
			const { payments, siteUrl } = paying()
			const row = await selectSubscription(orm, userId)
			if (!row) throw new AppError('nothing_to_cancel', 'You haven’t paid for anything yet.')
			const { customerId } = row
			return { url: await payments.portal({ customerId, siteUrl: siteUrl(), wish }) }
		},

		/**
		 * Returns the price of Premium in each currency that it is sold in; the service's answer is used for ten
		 * minutes.
		 */
		prices: payments === null ? async () => dollarsOnly : keepPrices(payments, parts.now),

		async invoices(userId: string): Promise<Invoice[]> {
			const row = await selectSubscription(orm, userId)
			return row === null || payments === null ? [] : payments.invoicesOf(row.customerId)
		},

		/** Sees to a message of the payment service, once its signature is known to be right. */
		async takeMessage(body: Uint8Array, signature: string): Promise<void> {
			const { payments, ...rest } = paying()
			const event = await payments.readEvent({ body, signature, at: parts.now() })
			await takeEvent({ ...rest, payments }, event)
		},
	}
}

const { amount, currency } = premiumPrice
const dollarsOnly: Money[] = [{ amount, currency }]

const pricesHoldMs = 600_000

/** Asks the service at most once in ten minutes. While it is out of reach, the price is the one that never changes. */
function keepPrices(payments: Payments, now: () => number): () => Promise<Money[]> {
	let known: { prices: Promise<Money[]>; until: number } | null = null
	return () => {
		if (known === null || now() >= known.until) {
			const prices = payments.prices().catch(() => dollarsOnly)
			known = { prices, until: now() + pricesHoldMs }
		}
		return known.prices
	}
}

async function readSubscription(parts: SubscriptionParts, userId: string): Promise<Subscription> {
	const [user] = await parts.orm
		.select({ id: account.id, plan: account.plan })
		.from(account)
		.where(eq(account.id, userId))
	if (!user) throw new AppError('signed_out')
	const row = await selectSubscription(parts.orm, userId)
	return {
		plan: user.plan,
		isSetUp: parts.payments !== null,
		state: row ? deriveState(row, parts.now()) : { kind: 'none' },
		usage: await planUsage(parts, user),
		hasInvoices: row !== null && parts.payments !== null,
	}
}
