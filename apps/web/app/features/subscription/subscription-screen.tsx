import { Link } from 'react-router'
import { useSubscription } from '#shared/plan/use-subscription.ts'
import { Button } from '#shared/ui/button.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { UsageSection } from './usage-section.tsx'
import { type PaymentReturn, usePaymentReturn } from './use-payment-return.ts'

/** Shows a person's plan, their usage and their payments. */
export function SubscriptionScreen({ onLeave }: { onLeave: (url: string) => void }) {
	const { data, error, refetch } = useSubscription()
	const { wayBack, forget } = usePaymentReturn()
	return (
		<div className="mx-auto max-w-[61.5rem] px-5 pt-12 pb-24 sm:px-6 sm:pt-16">
			<h1 className="text-[clamp(2rem,4.5vw,2.75rem)] font-[520]">Your plan</h1>
			<p className="mt-2 mb-8 text-ink-soft">
				See what’s in each plan and our promises about money on{' '}
				<Link to="/pricing">the pricing page</Link>.
			</p>
			<Said wayBack={wayBack} />
			{data ? (
				<>
					<CurrentPlan subscription={data} onLeave={onLeave} onChanged={forget} />
					<div className="mt-12">
						<UsageSection subscription={data} />
						{data.hasInvoices ? <InvoicesSection onLeave={onLeave} /> : null}
					</div>
				</>
			) : null}
			{error && !data ? (
				<div role="alert">
					<p className="text-ink-soft">{error.message}</p>
					<Button className="mt-4" onClick={() => void refetch()}>
						Try again
					</Button>
				</div>
			) : null}
			{!data && !error ? <Skeleton /> : null}
		</div>
	)
}

const words: Record<Exclude<PaymentReturn, null>, string> = {
	asking: 'Checking with Stripe…',
	paid: 'Thank you. You now have Premium.',
	waiting: 'Stripe hasn’t confirmed your payment yet. Wait a minute, then reload this page.',
	left: 'You haven’t bought anything and won’t be charged.',
}

/** Shows a message after the return from paying. */
function Said({ wayBack }: { wayBack: PaymentReturn }) {
	return (
		<div role="status">
			{wayBack ? (
				<p className="mb-6 rounded-control bg-accent-wash px-4 py-3">{words[wayBack]}</p>
			) : null}
		</div>
	)
}

const rows = ['a', 'b', 'c', 'd']

function Skeleton() {
	return (
		<div role="status" aria-label="Loading your plan">
			<div className="grid gap-4 rounded-panel border border-line bg-paper p-6 sm:p-8">
				<div className="h-8 w-44 rounded bg-desk-2" />
				<div className="h-5 w-full max-w-[34rem] rounded bg-desk-2" />
				<div className="h-12 w-64 max-w-full rounded-control bg-desk-2" />
			</div>
			<div className="mt-12 grid gap-8 border-t border-line py-10">
				{rows.map((row) => (
					<div key={row} className="h-5 rounded bg-desk-2" />
				))}
			</div>
		</div>
	)
}
