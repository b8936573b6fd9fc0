import { type Invoice, invoiceSchema } from '@app/contract'
import type Stripe from 'stripe'
import { isMissing } from './ask-stripe.ts'
import type { Payments } from './payments.ts'
import type { StripeDeps } from './stripe-deps.ts'

const mostInvoices = 24

/** Who pays, and their invoices. */
export function stripeCustomers({
	ask,
}: StripeDeps): Pick<Payments, 'createCustomer' | 'hasCustomer' | 'forgetCustomer' | 'invoicesOf'> {
	return {
		createCustomer: ({ accountId, email }, idempotencyKey) =>
			ask(async (stripe) => {
				const metadata = { ella_account: accountId }
				const { id } = await stripe.customers.create({ email, metadata }, { idempotencyKey })
				return id
			}),

		hasCustomer: (customerId) =>
			ask(async (stripe) => {
				const found = await orNull(stripe.customers.retrieve(customerId))
				return found !== null && !('deleted' in found && found.deleted)
			}),

		forgetCustomer: (customerId) =>
			ask(async (stripe) => {
				await orNull(stripe.customers.del(customerId))
			}),

		invoicesOf: (customerId) =>
			ask(async (stripe) => {
				const wish = { customer: customerId, limit: mostInvoices }
				const found = await orNull(stripe.invoices.list(wish))
				return (found?.data ?? []).flatMap(toInvoice)
			}),
	}
}

function toInvoice(invoice: Stripe.Invoice): Invoice[] {
	const { id, number, created, total, currency } = invoice
	// A draft may still change, and asks nobody for anything.
	const status = invoiceSchema.shape.status.safeParse(invoice.status)
	if (!status.success) return []
	return [
		{
			id,
			number,
			status: status.data,
			total: { amount: total, currency },
			createdAt: new Date(created * 1000).toISOString(),
			url: webAddress(invoice.hosted_invoice_url),
			pdfUrl: webAddress(invoice.invoice_pdf),
		},
	]
}

function webAddress(address: string | null | undefined): string | null {
	return address && /^https?:\/\//.test(address) ? address : null
}

async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
	try {
		return await asked
	} catch (error) {
		if (isMissing(error)) return null
		throw error
	}
}
