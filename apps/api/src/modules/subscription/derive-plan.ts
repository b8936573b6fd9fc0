import { type BillingState, paymentGraceDays, type User } from '@app/contract'
import type { subscription } from '#db/schema.ts'

const graceMs = paymentGraceDays * 86_400_000

/** The payment service's statuses for a paid subscription and for an owed payment. */
export const paidStatuses = ['active', 'trialing']
export const owedStatuses = ['past_due', 'unpaid']

/** The columns that decide a person's plan. */
export type Paid = Pick<
	typeof subscription.$inferSelect,
	'status' | 'periodEnd' | 'cancelsAt' | 'endedAt' | 'pastDueSince'
>

/** Returns the plan of a person with these payments. */
export function derivePlan(paid: Paid, at: number): User['plan'] {
	const until = premiumUntil(paid)
	return until !== null && at < until.getTime() ? 'premium' : 'free'
}

/** Whether a payment that is due did not go through, and may still. */
export function isOwed({ status }: Pick<Paid, 'status'>): boolean {
	return isAmong(owedStatuses, status)
}

/** Whether the subscription renews without the person doing anything. */
export function isRenewing({ status, cancelsAt }: Pick<Paid, 'status' | 'cancelsAt'>): boolean {
	return isAmong(paidStatuses, status) && cancelsAt === null
}

/** How things stand, as a person is told. */
export function deriveState(
	paid: Paid & { amount: number | null; currency: string | null },
	at: number,
): BillingState {
	const { status, amount, currency } = paid
	if (isOwed(paid)) {
		return {
			kind: 'payment_failed',
			graceUntil: (premiumUntil(paid) ?? new Date(at)).toISOString(),
		}
	}
	if (isAmong(paidStatuses, status)) {
		if (paid.cancelsAt !== null) return { kind: 'ending', endsAt: paid.cancelsAt.toISOString() }
		const price = amount === null || currency === null ? null : { amount, currency }
		return { kind: 'active', renewsAt: (paid.periodEnd ?? new Date(at)).toISOString(), price }
	}
	if (status === 'canceled') {
		return { kind: 'ended', endedAt: (paid.endedAt ?? paid.cancelsAt)?.toISOString() ?? null }
	}
	// A first payment that never went through bought nothing.
	return { kind: 'none' }
}

/** The end of Premium; `null` where nothing is paid. */
function premiumUntil(paid: Paid): Date | null {
	const { status, periodEnd, cancelsAt, pastDueSince } = paid
	if (isOwed(paid)) return pastDueSince && new Date(pastDueSince.getTime() + graceMs)
	if (!isAmong(paidStatuses, status)) return null
	// Word of the next payment may be late, which is nobody's fault who has paid.
	return cancelsAt ?? (periodEnd && new Date(periodEnd.getTime() + graceMs))
}

function isAmong(statuses: readonly string[], status: string | null): boolean {
	return status !== null && statuses.includes(status)
}
