import { type Invoice, listInvoices } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { formatMoney } from '#shared/plan/format-usage.ts'
import { formatShortDay } from '#shared/time/format-time-ago.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { usePlanActions } from './use-plan-actions.ts'

/** Lists the payments, with links to the invoices at the payment service. */
export function InvoicesSection({ onLeave }: { onLeave: (url: string) => void }) {
	const { openPortal } = usePlanActions(onLeave)
	const { data, error, refetch } = useQuery({
		queryKey: ['invoices'],
		queryFn: ({ signal }) => call(listInvoices, { signal }),
	})
	return (
		<PageSection title="Invoices" text="Stripe stores your invoices and the address on them.">
			{data ? <InvoiceList invoices={data.invoices} /> : null}
			{error && !data ? (
				<>
					<FormProblem problem={error.message} />
					<Button size="small" className="mt-4" onClick={() => void refetch()}>
						Try again
					</Button>
				</>
			) : null}
			{!data && !error ? <Skeleton /> : null}
			<Button
				size="small"
				className="mt-5"
				disabled={openPortal.isPending || openPortal.isSuccess}
				onClick={() => openPortal.mutate('everything')}
			>
				See all invoices and details on Stripe
			</Button>
		</PageSection>
	)
}

const statusWords: Record<Invoice['status'], string> = {
	paid: 'Paid',
	open: 'Not paid yet',
	void: 'Void',
	uncollectible: 'Written off',
}

function InvoiceList({ invoices }: { invoices: Invoice[] }) {
	if (invoices.length === 0) return <p className="text-ink-soft">No invoices yet.</p>
	return (
		<ul className="m-0 list-none border-y border-line p-0">
			{invoices.map(({ id, number, createdAt, total, status, url, pdfUrl }) => (
				<li
					key={id}
					className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-1 border-line py-2.5 not-first:border-t"
				>
					<span className="min-w-28 tabular-nums">{formatShortDay(createdAt)}</span>
					<span className="min-w-20">{formatMoney(total)}</span>
					<span className="flex-1 text-sm text-ink-soft">{statusWords[status]}</span>
					<span className="flex gap-4 text-sm">
						<InvoiceLink href={url} label="View" of={number ?? formatShortDay(createdAt)} />
						<InvoiceLink href={pdfUrl} label="PDF" of={number ?? formatShortDay(createdAt)} />
					</span>
				</li>
			))}
		</ul>
	)
}

function InvoiceLink({ href, label, of }: { href: string | null; label: string; of: string }) {
	if (href === null) return null
	return (
		<a href={href} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center">
			{label}
			<span className="sr-only"> of invoice {of}, in a new tab</span>
		</a>
	)
}

function Skeleton() {
	return (
		<div role="status" aria-label="Loading your invoices" className="border-y border-line">
			{['last', 'before'].map((row) => (
				<div key={row} className="flex min-h-14 items-center gap-5 border-line not-first:border-t">
					<div className="h-4 w-28 rounded bg-desk-2" />
					<div className="h-4 w-20 rounded bg-desk-2" />
				</div>
			))}
		</div>
	)
}
