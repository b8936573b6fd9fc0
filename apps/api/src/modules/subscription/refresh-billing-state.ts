import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { paymentEvent } from '#db/schema.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import type { PaymentEvent, Payments } from '#services/payments/payments.ts'
import { applyBillingState, takeTicket } from './apply-billing-state.ts'

export type BillingParts = {
	orm: Orm
	now: () => number
	mail: Pick<Mail, 'queue'>
}
export type PayingParts = BillingParts & { payments: Payments }

/**
 * Asks the payment service how things stand with a customer, and keeps the answer, unless a later question was
 * answered meanwhile. No transaction is open while it is asked. Throws when there was no answer, so that whoever told
 * us tells us again.
 */
export async function refreshBillingState(
	{ orm, payments, ...parts }: PayingParts,
	customerId: string,
	eventId?: string,
): Promise<void> {
	const ticket = await takeTicket(orm, customerId)
	if (ticket === null) return
	const found = await payments.subscriptionOf(customerId)
	const learnt = { customerId, ticket, found, eventId }
	await orm.transaction((tx) => applyBillingState(tx, parts, learnt))
}

/** What changes how things stand; all other messages are thanked for and forgotten. */
const kindsThatMatter = new Set([
	'checkout.session.completed',
	'customer.subscription.created',
	'customer.subscription.updated',
	'customer.subscription.deleted',
	'customer.subscription.paused',
	'customer.subscription.resumed',
	'invoice.paid',
	'invoice.payment_failed',
	'invoice.upcoming',
])

/**
 * Sees to a message of the payment service. What it says is never believed as it stands, since messages come late and
 * in any order: it only makes us ask. One that was seen to is not seen to again.
 */
export async function takeEvent(parts: PayingParts, event: PaymentEvent): Promise<void> {
	const { id, kind, customerId } = event
	if (customerId === null || !kindsThatMatter.has(kind)) return
	const [known] = await parts.orm.select().from(paymentEvent).where(eq(paymentEvent.id, id))
	if (!known) await refreshBillingState(parts, customerId, id)
}
