import type Stripe from 'stripe'
import type { PaymentsConfig } from '#payments-config.ts'
import type { Log } from '#services/open-job-queue.ts'
import { askStripe } from './ask-stripe.ts'
import type { Payments } from './payments.ts'
import { stripeCheckout } from './stripe-checkout.ts'
import { stripeCustomers } from './stripe-customers.ts'
import { stripeEvents } from './stripe-events.ts'
import { stripeSubscriptions } from './stripe-subscriptions.ts'

/** The version of Stripe's API, which sets the shape of its answers; raised together with the package. */
const apiVersion = '2026-10-28.endive'

/** Opens the payment service; without keys, returns `null` and loads none of its code. */
export function openPayments(config: PaymentsConfig | null, log: Log): Payments | null {
	if (config === null) return null
	let opened: Promise<Stripe> | undefined
	const client = () => {
		opened ??= connect(config)
		return opened
	}
	const parts = { client, ask: askStripe(client, log), config, log }
	return {
		...stripeCustomers(parts),
		...stripeCheckout(parts),
		...stripeSubscriptions(parts),
		...stripeEvents(parts),
	}
}

async function connect({ secretKey, apiUrl }: PaymentsConfig): Promise<Stripe> {
	const { default: Client } = await import('stripe')
	const { hostname, port, protocol } = new URL(apiUrl)
	return new Client(secretKey, {
		apiVersion,
		telemetry: false,
		maxNetworkRetries: 1,
		timeout: 10_000,
		host: hostname,
		protocol: protocol === 'http:' ? 'http' : 'https',
		...(port && { port }),
	})
}
