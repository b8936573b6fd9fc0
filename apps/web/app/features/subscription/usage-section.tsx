import type { PlanUsage, Subscription } from '@app/contract'
import { isNear, overFree, usageNames } from '#shared/plan/format-usage.ts'
import { PageSection } from '#shared/ui/page-section.tsx'

/** How much of each limit is used, as a bar and in words. */
export function UsageSection({ subscription: { plan, usage } }: { subscription: Subscription }) {
	const over = plan === 'free' ? overFree(usage) : ''
	return (
		<PageSection
			title="Your usage"
			text="These are the only limits. Nothing you’ve made is ever locked or deleted because of them."
		>
			{over === '' ? null : (
				<p className="mb-6 border-l-2 border-amber pl-4 text-sm text-ink-soft">
					You’re over the Free plan’s limits: {over}. You can still open, edit and download
					everything. You just can’t add more until you’re under the limit.
				</p>
			)}
			<ul className="m-0 grid list-none gap-5 p-0">
				{usage.map((each) => (
					<UsageRow key={each.what} usage={each} plan={plan} />
				))}
			</ul>
		</PageSection>
	)
}

type UsageRowProps = { usage: PlanUsage; plan: Subscription['plan'] }

function UsageRow({ usage, plan }: UsageRowProps) {
	const { what, used, premium } = usage
	const most = usage[plan]
	const part = most === 0 ? 1 : Math.min(1, used / most)
	const isTokens = what === 'modelTokens'
	return (
		<li>
			<p className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
				<span>{usageNames[what]}</span>
				<span className="text-sm text-ink-soft">
					{isTokens ? `${Math.round(part * 100)}% used` : `${number(used)} of ${number(most)}`}
					{plan === 'free' && premium > most && !isTokens ? `, Premium ${number(premium)}` : null}
				</span>
			</p>
			<div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-desk-2">
				<div
					className={`h-full rounded-full ${isNear(usage, plan) ? 'bg-amber' : 'bg-accent'}`}
					style={{ width: `${part * 100}%` }}
				/>
			</div>
		</li>
	)
}

function number(value: number): string {
	return value.toLocaleString('en-GB')
}
