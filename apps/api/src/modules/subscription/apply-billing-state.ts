import { paymentGraceDays, type User } from '@app/contract'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, paymentEvent, subscription } from '#db/schema.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import type { PaidSubscription } from '#services/payments/payments.ts'
import { derivePlan, isOwed } from './derive-plan.ts'

type Row = typeof subscription.$inferSelect
type Parts = { now: () => number; mail: Pick<Mail, 'queue'> }

/** An answer of the payment service, and the number of the question. */
export type Learnt = {
	customerId: string
	ticket: number
	found: PaidSubscription | null
	/** The message that made us ask, if it was one. */
	eventId?: string | undefined
}

/** Takes the number of a new question about a customer; `null` for one who is nobody here. */
export async function takeTicket(orm: Orm, customerId: string): Promise<number | null> {
	const [row] = await orm
		.update(subscription)
		.set({ ticket: sql`${subscription.ticket} + 1` })
		.where(eq(subscription.customerId, customerId))
		.returning({ ticket: subscription.ticket })
	return row?.ticket ?? null
}

/**
 * Keeps an answer of the payment service and does all that follows from it: the plan, and messages. An answer that
 * comes after the answer to a later question is dropped, so the stored state never goes back in time. The stored
 * state is still at least as new as the ticket, because the later question was asked after the ticket was taken.
 */
export async function applyBillingState(tx: Orm, parts: Parts, learnt: Learnt): Promise<void> {
	const { customerId, ticket, found, eventId } = learnt
	const isTheirs = eq(subscription.customerId, customerId)
	const [row] = await tx.select().from(subscription).where(isTheirs).for('update')
	if (!row) return
	const at = new Date(parts.now())
	if (ticket > row.answeredTicket) {
		const read = { answeredTicket: ticket, readAt: at }
		await tx.update(subscription).set(read).where(isTheirs)
		const before = { ...row, ...read }
		if (found !== null) await follow(tx, parts, { before, after: rowAfter(before, found, at) })
	}
	if (eventId) await tx.insert(paymentEvent).values({ id: eventId, at }).onConflictDoNothing()
}

function rowAfter(before: Row, found: PaidSubscription, at: Date): Row {
	const { id, ...state } = found
	const pastDueSince = isOwed(found) ? (before.pastDueSince ?? at) : null
	return { ...before, ...state, subscriptionId: id, pastDueSince }
}

/** Stores the present state of a subscription, and does what follows from it. */
export async function follow(
	tx: Orm,
	{ now, mail }: Parts,
	{ before, after }: { before: Row; after: Row },
): Promise<void> {
	const { accountId, pastDueSince } = after
	await tx.update(subscription).set(after).where(eq(subscription.accountId, accountId))
	const plan = derivePlan(after, now())
	const had = await changePlan(tx, accountId, plan)
	if (had === null) return
	const { email: to } = had
	if (before.pastDueSince === null && pastDueSince !== null && plan === 'premium') {
		const graceUntil = new Date(pastDueSince.getTime() + paymentGraceDays * 86_400_000)
		await mail.queue({ kind: 'payment_failed', to, graceUntil: graceUntil.toISOString() }, tx)
	}
	if (had.plan === 'premium' && plan === 'free') {
		await mail.queue({ kind: 'premium_ended', to }, tx)
	}
}

/** Gives an account its plan; returns its earlier plan, or `null` for an account that is being deleted. */
async function changePlan(
	tx: Orm,
	accountId: string,
	plan: User['plan'],
): Promise<{ plan: User['plan']; email: string } | null> {
	const [had] = await tx
		.select({ plan: account.plan, email: account.email, status: account.status })
		.from(account)
		.where(eq(account.id, accountId))
		.for('update')
	if (!had) return null
	if (had.plan !== plan) await tx.update(account).set({ plan }).where(eq(account.id, accountId))
	return had.status === 'inactive' ? null : had
}
