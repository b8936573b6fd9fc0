import type { Invoice, Money } from '@app/contract'

/** Somebody's subscription as the payment service has it now. */
export type PaidSubscription = {
	id: string
	/** In the words of the payment service. */
	status: string
	/** Until when it is paid. */
	periodEnd: Date | null
	/** When it ends instead of being paid again. */
	cancelsAt: Date | null
	endedAt: Date | null
	/** The price of each payment, in hundredths of `currency`. */
	amount: number | null
	currency: string | null
}

/** A message of the payment service whose signature was right. */
export type PaymentEvent = {
	id: string
	kind: string
	/** Whom it is about, if anybody. */
	customerId: string | null
}

type Payer = { accountId: string; email: string }

/** The payment service: people who pay are customers there, and only the service sees their cards. */
export type Payments = {
	/** Makes a customer; with the same key it is made once. */
	createCustomer: (payer: Payer, key: string) => Promise<string>
	hasCustomer: (customerId: string) => Promise<boolean>
	/** Returns the price of Premium in each currency that it is set in, US dollars first. */
	prices: () => Promise<Money[]>
	/** The page on which Premium is bought; one that is open already is used again. */
	checkout: (wish: {
		customerId: string
		accountId: string
		siteUrl: string
		key: string
	}) => Promise<string>
	/** The page on which a card is changed, or everything. */
	portal: (wish: {
		customerId: string
		siteUrl: string
		wish: 'card' | 'everything'
	}) => Promise<string>
	/** The subscription that counts, or the last one; `null` if there never was one. */
	subscriptionOf: (customerId: string) => Promise<PaidSubscription | null>
	cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>
	cancelNow: (subscriptionId: string) => Promise<void>
	/** Takes a cancellation back. */
	resume: (subscriptionId: string) => Promise<void>
	invoicesOf: (customerId: string) => Promise<Invoice[]>
	/** Ends every subscription of a customer at once, and forgets the customer. */
	forgetCustomer: (customerId: string) => Promise<void>
	/** Throws `payment_event_not_signed` unless these bytes were signed by the service within the last minutes. */
	readEvent: (message: SignedMessage) => Promise<PaymentEvent>
}

type SignedMessage = { body: Uint8Array; signature: string; at: number }
