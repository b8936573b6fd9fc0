import { premiumPrice } from '@app/contract'
import type Stripe from 'stripe'
import { AppError } from '#http/app-error.ts'
import type { Payments } from './payments.ts'
import type { StripeParts } from './stripe-parts.ts'

/** The pages of Stripe on which people buy, and change their card. */
export function checkoutAt({
	ask,
	config,
	log,
}: StripeParts): Pick<Payments, 'checkout' | 'portal'> {
	async function refuseOtherPrice(stripe: Stripe): Promise<void> {
		const price = await stripe.prices.retrieve(config.priceId)
		if (isAsPromised(price)) return
		log.warn({}, 'STRIPE_PRICE_ID is not a price of 9.99 USD for each month, so nothing is sold')
		throw new AppError('payments_misconfigured')
	}

	return {
		checkout: ({ customerId, accountId, siteUrl, key }) =>
			ask(async (stripe) => {
				await refuseOtherPrice(stripe)
				const { data } = await stripe.checkout.sessions.list({
					customer: customerId,
					status: 'open',
					limit: 1,
				})
				if (data[0]?.url) return data[0].url
				const session = await stripe.checkout.sessions.create(
					{
						mode: 'subscription',
						customer: customerId,
						client_reference_id: accountId,
						line_items: [{ price: config.priceId, quantity: 1 }],
						locale: 'en-GB',
						// What is paid is what our pages say, in their currency.
						adaptive_pricing: { enabled: false },
						success_url: `${siteUrl}/subscription?back=paid`,
						cancel_url: `${siteUrl}/subscription?back=left`,
					},
					{ idempotencyKey: key },
				)
				return requireUrl(session)
			}),

		portal: ({ customerId, siteUrl, wish }) =>
			ask(async (stripe) => {
				const back = `${siteUrl}/subscription?back=portal`
				const session = await stripe.billingPortal.sessions.create({
					customer: customerId,
					return_url: back,
					...(wish === 'card' && { flow_data: { type: 'payment_method_update' } }),
				})
				return requireUrl(session)
			}),
	}
}

function isAsPromised({ unit_amount, currency, recurring }: Stripe.Price): boolean {
	return (
		unit_amount === premiumPrice.amount &&
		currency === premiumPrice.currency &&
		recurring?.interval === premiumPrice.interval &&
		recurring.interval_count === 1
	)
}

function requireUrl({ url }: { url: string | null }): string {
	if (url === null || !/^https?:\/\//.test(url)) throw new Error('Stripe gave no address.')
	return url
}
