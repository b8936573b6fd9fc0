import { type Money, premiumPrice } from '@app/contract'
import type Stripe from 'stripe'
import { AppError } from '#http/app-error.ts'
import type { Payments } from './payments.ts'
import type { StripeDeps } from './stripe-deps.ts'

/** The pages of Stripe on which people buy, and change their card. */
export function stripeCheckout({
	ask,
	config,
	log,
}: StripeDeps): Pick<Payments, 'prices' | 'checkout' | 'portal'> {
	async function refuseOtherPrice(stripe: Stripe): Promise<void> {
		const price = await stripe.prices.retrieve(config.priceId)
		if (isAsPromised(price)) return
		log.warn({}, 'STRIPE_PRICE_ID is not a price of 9.99 USD for each month, so nothing is sold')
		throw new AppError('payments_misconfigured')
	}

	return {
		prices: () =>
			ask(async (stripe) => {
				const expand = ['currency_options']
				const { currency_options } = await stripe.prices.retrieve(config.priceId, { expand })
				return [toDollars(), ...toOtherPrices(currency_options ?? {})]
			}),

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
						// People pay the price on our pages: nothing is converted at the rate of the day.
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

function toDollars(): Money {
	const { amount, currency } = premiumPrice
	return { amount, currency }
}

/** The prices in other currencies, as far as our pages can write them: in hundredths. */
function toOtherPrices(options: NonNullable<Stripe.Price['currency_options']>): Money[] {
	return Object.entries(options)
		.map(([currency, { unit_amount }]) => ({ amount: unit_amount, currency }))
		.filter((price): price is Money => price.amount !== null && isInHundredths(price.currency))
		.filter(({ currency }) => currency !== premiumPrice.currency)
		.sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

function isInHundredths(currency: string): boolean {
	const format = new Intl.NumberFormat('en', { style: 'currency', currency })
	return format.resolvedOptions().maximumFractionDigits === 2
}

function requireUrl({ url }: { url: string | null }): string {
	if (url === null || !/^https?:\/\//.test(url)) throw new Error('Stripe gave no address.')
	return url
}
