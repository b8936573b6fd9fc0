import { createHmac } from 'node:crypto'

/** The service's data; times in seconds, sums in hundredths, names as Stripe has them. */
export type StubSubscription = {
	id: string
	customer: string
	status: string
	created: number
	currency: string
	cancel_at: number | null
	cancel_at_period_end: boolean
	ended_at: number | null
	items: { data: object[] }
}
export type StubSession = {
	id: string
	customer: string
	status: string
	url: string
	success_url: string
	cancel_url: string
}
type StubInvoice = { id: string; customer: string; status: string; created: number }
export type StubEvent = { id: string; type: string; created: number; data: { object: object } }

export const stubKeys = {
	secretKey: 'sk_test_of_the_stub',
	webhookSecret: 'whsec_of_the_stub',
	priceId: 'price_premium',
}

const price = {
	id: stubKeys.priceId,
	object: 'price',
	unit_amount: 999,
	currency: 'usd',
	recurring: { interval: 'month', interval_count: 1 },
	/** Only answered when asked for, in the service’s own way. */
	currency_options: {} as Record<string, { unit_amount: number }>,
}

export type StubPaymentsState = ReturnType<typeof stubPaymentsState>

/** Everything that the service knows, and how it moves. Whatever happens makes the events that Stripe would send. */
export function stubPaymentsState(now: () => number, origin: () => string) {
	let count = 0
	const newId = (kind: string) => {
		count += 1
		return `${kind}_${count}`
	}
	const seconds = () => Math.floor(now() / 1000)
	const customers = new Map<string, { id: string; email: string }>()
	const subscriptions = new Map<string, StubSubscription>()
	const sessions = new Map<string, StubSession>()
	const invoices: StubInvoice[] = []
	const events: StubEvent[] = []
	const tell = (type: string, object: object) => {
		events.push({ id: newId('evt'), type, created: seconds(), data: { object: { ...object } } })
	}
	const itemsUntil = (end: number) => ({ data: [{ price, current_period_end: end }] })
	const bill = (subscription: StubSubscription, status: string) => {
		const id = newId('in')
		const { customer } = subscription
		const number = `ELLA-${count}`
		const invoice = { customer, status, created: seconds(), number, ...invoiceParts(id, origin()) }
		invoices.unshift(invoice)
		tell(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice)
	}
	const change = (subscription: StubSubscription, changes: Partial<StubSubscription>) => {
		Object.assign(subscription, changes)
		const isGone = changes.status === 'canceled'
		tell(`customer.subscription.${isGone ? 'deleted' : 'updated'}`, subscription)
	}

	return {
		customers,
		subscriptions,
		sessions,
		invoices,
		events,
		price,
		newId,
		change,

		/** Somebody presses “Pay” on the page of a checkout. */
		pay(session: StubSession): StubSubscription {
			session.status = 'complete'
			const items = itemsUntil(monthsAfter(seconds(), 1))
			const { customer } = session
			const begun = { id: newId('sub'), customer, items, created: seconds() }
			const subscription = newSubscription(begun)
			subscriptions.set(subscription.id, subscription)
			tell('customer.subscription.created', subscription)
			bill(subscription, 'paid')
			tell('checkout.session.completed', session)
			return subscription
		},

		/** Begins the next month: paid, refused by the bank, or the end of a cancelled subscription. */
		renew(subscription: StubSubscription, { months, isRefused = false }: Renewal): void {
			if (subscription.cancel_at_period_end) {
				change(subscription, { status: 'canceled', ended_at: seconds() })
				return
			}
			const items = itemsUntil(monthsAfter(subscription.created, months + 1))
			change(subscription, { items, status: isRefused ? 'past_due' : 'active' })
			bill(subscription, isRefused ? 'open' : 'paid')
		},

		/** Ends it at once. */
		end(subscription: StubSubscription): void {
			change(subscription, { status: 'canceled', ended_at: seconds() })
		},
	}
}

/** How many months have passed since the beginning. */
type Renewal = { months: number; isRefused?: boolean }

/** Adds calendar months to a time: the same day, or the last day of a month that has no such day. */
function monthsAfter(start: number, months: number): number {
	const date = new Date(start * 1000)
	const day = date.getUTCDate()
	date.setUTCDate(1)
	date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
	date.setUTCDate(Math.min(day, date.getUTCDate()))
	return date.getTime() / 1000
}

/** A body as Stripe signs it: the header that goes along. */
export function stubSignature(body: string, at: number, secret = stubKeys.webhookSecret): string {
	const seconds = Math.floor(at / 1000)
	const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
	return `t=${seconds},v1=${digest}`
}

function invoiceParts(id: string, origin: string) {
	return {
		id,
		total: price.unit_amount,
		currency: price.currency,
		hosted_invoice_url: `${origin}/invoice/${id}`,
		invoice_pdf: `${origin}/pdf/${id}`,
	}
}

function newSubscription(
	begun: Pick<StubSubscription, 'id' | 'customer' | 'items' | 'created'>,
): StubSubscription {
	return {
		...begun,
		status: 'active',
		currency: price.currency,
		cancel_at: null,
		cancel_at_period_end: false,
		ended_at: null,
	}
}
