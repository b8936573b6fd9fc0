import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { subscription } from '#db/schema.ts'
import type { Payments } from '#services/payments/payments.ts'
import type { PersonalData } from '#services/personal-data.ts'
import { derivePlan } from './derive-plan.ts'
import { selectSubscription } from './select-subscription.ts'

type Parts = { orm: Orm; payments: Payments | null; now: () => number }

/**
 * Returns the data about a person's payments as personal data. Removing it ends the subscription and has the payment
 * service forget the person.
 */
export function billingPersonalData({ orm, payments, now }: Parts): PersonalData {
	return {
		async files(accountId) {
			const row = await selectSubscription(orm, accountId)
			if (!row) return []
			const { ticket: _, answeredTicket: _answered, ...billing } = row
			const read = async () => ({
				...billing,
				invoices: await listInvoices(payments, row.customerId),
			})
			return [{ path: 'billing.json', read }]
		},

		async remove(accountId) {
			const row = await selectSubscription(orm, accountId)
			if (!row) return
			if (payments) await payments.forgetCustomer(row.customerId)
			// A deleted account must not be charged any more, and without keys the subscription can't be ended here.
			else if (derivePlan(row, now()) === 'premium')
				throw new Error(
					'A subscription has to be ended at the payment service, whose keys are gone.',
				)
			await orm.delete(subscription).where(eq(subscription.accountId, accountId))
		},
	}
}

/** A service that does not answer must not keep anybody from the rest of their data. */
async function listInvoices(payments: Payments | null, customerId: string) {
	const missing = 'We couldn’t reach the payment service, which has your invoices.'
	return payments ? payments.invoicesOf(customerId).catch(() => missing) : missing
}
