import type Stripe from 'stripe'
import { isMissing } from './ask-stripe.ts'
import type { PaidSubscription, Payments } from './payments.ts'
import type { StripeDeps } from './stripe-deps.ts'

/** The states in the order in which they count, if a customer has several subscriptions. */
const weight: Partial<Record<string, number>> = { active: 3, trialing: 3, past_due: 2, unpaid: 1 }

/** Reads, cancels and resumes a person's subscription. */
export function stripeSubscriptions({
	ask,
}: StripeDeps): Pick<Payments, 'subscriptionOf' | 'cancelAtPeriodEnd' | 'cancelNow' | 'resume'> {
	return {
		subscriptionOf: (customerId) =>
			ask(async (stripe) => {
				const subscriptions = await listAll(stripe, customerId)
				const [counts] = subscriptions.sort(byWeight)
				return counts ? toPaid(counts, await chargedFor(stripe, counts)) : null
			}),

		cancelAtPeriodEnd: (id) =>
			ask(async (stripe) => {
				await stripe.subscriptions.update(id, { cancel_at_period_end: true })
			}),

		cancelNow: (id) =>
			ask(async (stripe) => {
				await stripe.subscriptions.cancel(id)
			}),

		resume: (id) =>
			ask(async (stripe) => {
				const { cancel_at_period_end } = await stripe.subscriptions.retrieve(id)
				// The portal of Stripe may have set a day instead.
				const without = cancel_at_period_end
					? { cancel_at_period_end: false }
					: ({ cancel_at: '' } as const)
				await stripe.subscriptions.update(id, without)
			}),
	}
}

async function listAll(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
	try {
		return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data
	} catch (error) {
		if (isMissing(error)) return []
		throw error
	}
}

function byWeight(a: Stripe.Subscription, b: Stripe.Subscription): number {
	return (weight[b.status] ?? 0) - (weight[a.status] ?? 0) || b.created - a.created
}

type Charged = Pick<PaidSubscription, 'amount' | 'currency'>

/**
 * Returns the charge of each payment: a price may be set in several currencies, and a subscription uses one of them.
 */
async function chargedFor(
	stripe: Stripe,
	{ currency, items }: Stripe.Subscription,
): Promise<Charged> {
	const price = items.data[0]?.price
	if (price === undefined) return { amount: null, currency: null }
	if (price.currency === currency) return { amount: price.unit_amount, currency }
	const { currency_options } = await stripe.prices.retrieve(price.id, {
		expand: ['currency_options'],
	})
	return { amount: currency_options?.[currency]?.unit_amount ?? null, currency }
}

function toPaid(subscription: Stripe.Subscription, charged: Charged): PaidSubscription {
	const { id, status, items, cancel_at, cancel_at_period_end, ended_at } = subscription
	const [item] = items.data
	const periodEnd = toDate(item?.current_period_end)
	return {
		id,
		status,
		periodEnd,
		endedAt: toDate(ended_at),
		cancelsAt: toDate(cancel_at) ?? (cancel_at_period_end ? periodEnd : null),
		...charged,
	}
}

/** A time of Stripe, in seconds. */
function toDate(seconds: number | null | undefined): Date | null {
	return typeof seconds === 'number' ? new Date(seconds * 1000) : null
}
