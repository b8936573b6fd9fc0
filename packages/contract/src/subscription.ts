import { z } from 'zod'
import { account, anyone, secretHolder } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { planSchema } from './user.ts'

const time = z.iso.datetime()

/** Hundredths of a currency, such as 999 and `usd`. */
const moneySchema = z.object({ amount: z.number().int(), currency: z.string() })
export type Money = z.infer<typeof moneySchema>

/** How things stand with paying. */
export const billingStateSchema = z.discriminatedUnion('kind', [
	/** Never paid. */
	z.object({ kind: z.literal('none') }),
	/** Paid, and paid again on that day. */
	z.object({ kind: z.literal('active'), renewsAt: time, price: moneySchema.nullable() }),
	/** Paid until then, and cancelled. */
	z.object({ kind: z.literal('ending'), endsAt: time }),
	/** The last payment did not go through; Premium goes on until then. */
	z.object({ kind: z.literal('payment_failed'), graceUntil: time }),
	z.object({ kind: z.literal('ended'), endedAt: time.nullable() }),
])
export type BillingState = z.infer<typeof billingStateSchema>

/** The used part of a limit, and the limit in each plan. */
export const planUsageSchema = z.object({
	what: z.enum(['cvs', 'ownJobs', 'jobSearches', 'jobAlerts', 'modelTokens']),
	used: z.number().int(),
	free: z.number().int(),
	premium: z.number().int(),
})
export type PlanUsage = z.infer<typeof planUsageSchema>

export const subscriptionSchema = z.object({
	plan: planSchema,
	/** Whether anything can be bought on this site. */
	isSetUp: z.boolean(),
	state: billingStateSchema,
	usage: z.array(planUsageSchema),
	/** Whether the account has a customer record at the payment service, from which invoices can be requested. */
	hasInvoices: z.boolean(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const invoiceSchema = z.object({
	id: z.string(),
	number: z.string().nullable(),
	createdAt: time,
	total: moneySchema,
	status: z.enum(['open', 'paid', 'uncollectible', 'void']),
	/** Pages of the payment service. */
	url: z.string().nullable(),
	pdfUrl: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoiceSchema>

/** Where to go on, at the payment service. */
const wayOn = z.object({ url: z.string() })

/** The first price is in US dollars; the others are in further currencies that the site sets. */
export const listPrices = endpoint({
	method: 'GET',
	path: '/api/prices/',
	access: anyone,
	summary: 'What Premium costs for each calendar month, in each currency it is sold in',
	response: z.object({ prices: z.array(moneySchema).min(1) }),
})

export const getSubscription = endpoint({
	method: 'GET',
	path: '/api/subscription/',
	access: account,
	summary: 'Your plan, how much of it you use, and your next payment date',
	response: subscriptionSchema,
})

export const refreshSubscription = endpoint({
	method: 'POST',
	path: '/api/subscription/refresh/',
	access: account,
	summary: 'The same, after checking with the payment service',
	response: subscriptionSchema,
})

export const listInvoices = endpoint({
	method: 'GET',
	path: '/api/subscription/invoices/',
	access: account,
	summary: 'Your latest invoices, with links to them at the payment service',
	response: z.object({ invoices: z.array(invoiceSchema) }),
})

export const startCheckout = endpoint({
	method: 'POST',
	path: '/api/subscription/checkout/',
	access: account,
	summary: 'The payment service’s page for buying Premium',
	response: wayOn,
})

export const openPaymentPortal = endpoint({
	method: 'POST',
	path: '/api/subscription/portal/',
	access: account,
	summary: 'The payment service’s page for changing a card or managing the plan',
	body: z.object({ wish: z.enum(['card', 'everything']) }),
	response: wayOn,
})

export const cancelSubscription = endpoint({
	method: 'POST',
	path: '/api/subscription/cancel/',
	access: account,
	summary: 'Cancel; Premium runs until the end of the paid month',
	response: subscriptionSchema,
})

export const resumeSubscription = endpoint({
	method: 'POST',
	path: '/api/subscription/resume/',
	access: account,
	summary: 'Undo a cancellation before it takes effect',
	response: subscriptionSchema,
})

/** The body is read as it comes, because its signature is over its bytes. */
export const takePaymentEvent = endpoint({
	method: 'POST',
	path: '/api/payments/webhook/',
	access: secretHolder('headers.stripe-signature'),
	summary: 'Signed events from the payment service',
	response: z.object({ received: z.literal(true) }),
})
