import { createHash } from 'node:crypto'
import type { Subscription } from '@app/contract'
import { eq } from 'drizzle-orm'
import { account, subscription } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { utcDay } from '#services/utc-day.ts'
import { deriveState } from './derive-plan.ts'
import { type PayingParts, refreshBillingState } from './refresh-billing-state.ts'
import { selectSubscription } from './select-subscription.ts'
import { stopPaying } from './stop-paying.ts'

type Paying = () => PayingParts & { siteUrl: () => string }

/**
 * The changes that people make to their own subscription. The state is asked from the payment service before and
 * after, never taken from memory.
 */
export function changeSubscription(
	paying: Paying,
	read: (userId: string) => Promise<Subscription>,
) {
	async function fresh(userId: string) {
		const parts = paying()
		const before = await selectSubscription(parts.orm, userId)
		if (before) await refreshBillingState(parts, before.customerId)
		const row = before && (await selectSubscription(parts.orm, userId))
		return { parts, row, state: row ? deriveState(row, parts.now()).kind : 'none' }
	}

	return {
		/** Asks the payment service how things stand. */
		async refresh(userId: string): Promise<Subscription> {
			await fresh(userId)
			return read(userId)
		},

		/** The page on which Premium is bought. */
		async checkout(userId: string): Promise<{ url: string }> {
			const { parts, state } = await fresh(userId)
			if (state !== 'none' && state !== 'ended') throw new AppError('already_premium')
			const { customerId, subscriptionId } = await ensureCustomer(parts, userId)
			// The same for presses that come together, so that nobody can pay twice; another once something was bought.
			const key = idempotencyKey('checkout', customerId, subscriptionId ?? '', utcDay(parts.now()))
			const wish = { customerId, accountId: userId, siteUrl: parts.siteUrl(), key }
			return { url: await parts.payments.checkout(wish) }
		},

		/** Stops the next payment; where one is owed, nothing was paid for and Premium ends at once. */
		async cancel(userId: string): Promise<Subscription> {
			const { parts, row, state } = await fresh(userId)
			if (state === 'ending') return read(userId)
			if (!row || (state !== 'active' && state !== 'payment_failed'))
				throw new AppError('nothing_to_cancel')
			await stopPaying(parts.payments, row)
			await refreshBillingState(parts, row.customerId)
			return read(userId)
		},

		/** Takes a cancellation back. */
		async resume(userId: string): Promise<Subscription> {
			const { parts, row, state } = await fresh(userId)
			if (state === 'active') return read(userId)
			if (!row?.subscriptionId || state !== 'ending') throw new AppError('nothing_to_resume')
			await parts.payments.resume(row.subscriptionId)
			await refreshBillingState(parts, row.customerId)
			return read(userId)
		},
	}
}

/**
 * Returns the subscription row with a person's customer id; creates the customer if the payment service doesn't know
 * them, or not any more.
 */
async function ensureCustomer({ orm, payments, now }: PayingParts, userId: string) {
	const known = await selectSubscription(orm, userId)
	if (known && (await payments.hasCustomer(known.customerId))) return known
	const [user] = await orm
		.select({ email: account.email })
		.from(account)
		.where(eq(account.id, userId))
	if (!user) throw new AppError('signed_out')
	const { email } = user
	const key = idempotencyKey('customer', userId, email, known?.customerId ?? '')
	const customerId = await payments.createCustomer({ accountId: userId, email }, key)
	const [row] = await orm
		.insert(subscription)
		.values({ accountId: userId, customerId, createdAt: new Date(now()) })
		.onConflictDoUpdate({ target: subscription.accountId, set: { customerId } })
		.returning()
	return row ?? { customerId, subscriptionId: null }
}

// Hashed, because the service keeps its keys, and a word of one is an e-mail.
function idempotencyKey(what: string, ...words: string[]): string {
	return `${what}-${createHash('sha256').update(JSON.stringify(words)).digest('hex')}`
}
