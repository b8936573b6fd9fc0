import type Stripe from 'stripe'
import type { PaymentsConfig } from '#payments-config.ts'
import type { Log } from '#services/open-jobs.ts'
import { askStripe } from './ask-stripe.ts'
import { checkoutAt } from './checkout-at.ts'
import { customersAt } from './customers-at.ts'
import { eventsAt } from './events-at.ts'
import type { Payments } from './payments.ts'
import { subscriptionsAt } from './subscriptions-at.ts'

/** What the answers of Stripe look like to us; raised together with the package. */
const apiVersion = '2026-10-28.endive'

/** Opens the payment service; without keys there is none, and none of its code is loaded. */
export function openPayments(config: PaymentsConfig | null, log: Log): Payments | null {
	if (config === null) return null
	let opened: Promise<Stripe> | undefined
	const client = () => {
		opened ??= connect(config)
		return opened
	}
	const parts = { client, ask: askStripe(client, log), config, log }
	return {
		...customersAt(parts),
		...checkoutAt(parts),
		...subscriptionsAt(parts),
		...eventsAt(parts),
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
