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
 * Asks the payment service for a customer's state and keeps the answer, unless a later question was answered
 * meanwhile. No transaction is open while the service is asked. Throws when there was no answer, so that the sender
 * of a message sends it again.
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

/** The kinds of messages that change a subscription's state; all others are acknowledged and ignored. */
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
 * Handles a message of the payment service. Its content is never trusted, because messages come late and in any
 * order: it only makes us ask the service. A message that was handled before is ignored.
 */
export async function takeEvent(parts: PayingParts, event: PaymentEvent): Promise<void> {
	const { id, kind, customerId } = event
	if (customerId === null || !kindsThatMatter.has(kind)) return
	const [known] = await parts.orm.select().from(paymentEvent).where(eq(paymentEvent.id, id))
	if (!known) await refreshBillingState(parts, customerId, id)
}
