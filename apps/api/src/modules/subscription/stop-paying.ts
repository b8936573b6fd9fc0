import type { subscription } from '#db/schema.ts'
import type { Payments } from '#services/payments/payments.ts'
import { isOwed } from './derive-plan.ts'

type Row = Pick<typeof subscription.$inferSelect, 'subscriptionId' | 'status'>

/** Cancels a subscription: a paid period runs to its end, and an owed payment isn't asked for any more. */
export async function stopPaying(
	payments: Payments,
	{ subscriptionId, status }: Row,
): Promise<void> {
	if (subscriptionId === null) return
	if (isOwed({ status })) await payments.cancelNow(subscriptionId)
	else await payments.cancelAtPeriodEnd(subscriptionId)
}
