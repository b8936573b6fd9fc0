import { paymentGraceDays, renewalNoticeDays } from '@app/contract'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Orm } from '#db/database.ts'
import { account, paymentEvent, subscription } from '#db/schema.ts'
import type { Log } from '#services/open-job-queue.ts'
import type { Payments } from '#services/payments/payments.ts'
import { billingQueue } from '#services/queues.ts'
import type { RetentionTime } from '#services/retention.ts'
import { follow } from './apply-billing-state.ts'
import { isRenewing, owedStatuses, paidStatuses } from './derive-plan.ts'
import { type BillingParts, refreshBillingState } from './refresh-billing-state.ts'
import { stopPaying } from './stop-paying.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]
/** Longer than a message is told again and again. */
const eventsKeptMs = 30 * dayMs
const mostAskedAtOnce = 200

export type FollowParts = BillingParts & {
	payments: Payments | null
	log: Log
	signal: AbortSignal
}

/** Sees to all that no message may come for: missed news, the end of a grace, reminders, accounts that are to go. */
export async function reconcileBilling(parts: FollowParts): Promise<void> {
	await askAboutSilent(parts)
	await stopRenewals(parts)
	while (await endNext(parts)) parts.signal.throwIfAborted()
	while (await remindNext(parts)) parts.signal.throwIfAborted()
}

/** Forgets which messages of the payment service have been seen. */
export async function removeOldPaymentEvents(orm: Orm, at: RetentionTime): Promise<void> {
	const before = new Date(at.getTime() - eventsKeptMs)
	await orm.delete(paymentEvent).where(lte(paymentEvent.at, before))
}

const isPaid = inArray(subscription.status, paidStatuses)
const isOwed = inArray(subscription.status, owedStatuses)
const mayStillChange = or(isPaid, isOwed)

/** Asks about those whose period is over without a word. */
async function askAboutSilent({ payments, log, signal, ...parts }: FollowParts): Promise<void> {
	if (payments === null) return
	const hourAgo = new Date(parts.now() - hourMs)
	const silent = await parts.orm
		.select({ customerId: subscription.customerId })
		.from(subscription)
		.where(
			and(
				mayStillChange,
				lte(subscription.periodEnd, hourAgo),
				lte(subscription.readAt, new Date(parts.now() - dayMs / 4)),
			),
		)
		.orderBy(asc(subscription.readAt))
		.limit(mostAskedAtOnce)
	for (const { customerId } of silent) {
		signal.throwIfAborted()
		const why = 'Nothing could be learnt of a subscription and it will be tried again'
		await refreshBillingState({ ...parts, payments }, customerId).catch(sayLater(log, why))
	}
}

/** Nobody pays for another month whose account is about to be deleted. */
async function stopRenewals({ payments, log, signal, ...parts }: FollowParts): Promise<void> {
	if (payments === null) return
	const leaving = await parts.orm
		.select({ row: subscription })
		.from(subscription)
		.innerJoin(account, eq(account.id, subscription.accountId))
		.where(and(mayStillChange, isNull(subscription.cancelsAt), isNotNull(account.deletionAt)))
	for (const { row } of leaving) {
		signal.throwIfAborted()
		const stop = async () => {
			await stopPaying(payments, row)
			await refreshBillingState({ ...parts, payments }, row.customerId)
		}
		await stop().catch(
			sayLater(log, 'A subscription could not be cancelled and will be tried again'),
		)
	}
}

/** Ends the next Premium whose time is over; false when there is none. */
function endNext(parts: FollowParts): Promise<boolean> {
	const at = new Date(parts.now())
	const graceAgo = new Date(parts.now() - paymentGraceDays * dayMs)
	const isOver = or(
		and(isOwed, lte(subscription.pastDueSince, graceAgo)),
		and(isPaid, lte(subscription.cancelsAt, at)),
		and(isPaid, isNull(subscription.cancelsAt), lte(subscription.periodEnd, graceAgo)),
	)
	return withNext(parts.orm, and(isOver, eq(account.plan, 'premium')), (tx, row) =>
		follow(tx, parts, { before: row, after: row }),
	)
}

/** Tells the next person who pays soon; false when there is none. The letter and the note of it are one transaction. */
function remindNext(parts: FollowParts): Promise<boolean> {
	const soon = new Date(parts.now() + renewalNoticeDays * dayMs)
	const isDue = and(
		eq(subscription.status, 'active'),
		isNull(subscription.cancelsAt),
		lte(subscription.periodEnd, soon),
		gt(subscription.periodEnd, new Date(parts.now())),
		or(isNull(subscription.remindedFor), ne(subscription.remindedFor, subscription.periodEnd)),
		eq(account.status, 'active'),
		isNull(account.deletionAt),
	)
	return withNext(parts.orm, isDue, async (tx, row, to) => {
		const { periodEnd, accountId, amount, currency } = row
		if (periodEnd === null || !isRenewing(row)) return
		const renewsAt = periodEnd.toISOString()
		await parts.mail.queue({ kind: 'renewal_reminder', to, renewsAt, amount, currency }, tx)
		const reminded = { remindedFor: periodEnd }
		await tx.update(subscription).set(reminded).where(eq(subscription.accountId, accountId))
	})
}

type Row = typeof subscription.$inferSelect

/** Does something with one row that no other process holds. */
function withNext(
	orm: Orm,
	wanted: SQL | undefined,
	act: (tx: Orm, row: Row, email: string) => Promise<void>,
): Promise<boolean> {
	return orm.transaction(async (tx) => {
		const [found] = await tx
			.select({ row: subscription, email: account.email })
			.from(subscription)
			.innerJoin(account, eq(account.id, subscription.accountId))
			.where(wanted)
			.limit(1)
			.for('update', { of: subscription, skipLocked: true })
		if (!found) return false
		await act(tx, found.row, found.email)
		return true
	})
}

function sayLater(log: Log, message: string) {
	return (error: unknown) => {
		log.warn({ problem: error instanceof Error ? error.name : 'unknown' }, message)
	}
}

/** Makes this process follow subscriptions, every half hour; of several processes one does. */
export async function scheduleBillingReconciliation(
	boss: PgBoss,
	parts: FollowParts,
): Promise<void> {
	await boss.work(billingQueue, () => reconcileBilling(parts))
	await boss.schedule(billingQueue, '11,41 * * * *')
}
