import { Link } from 'react-router'
import { ButtonLink } from '#shared/ui/button.tsx'
import { PlanTable } from './plan-table.tsx'
import { billingPromises } from './plans.ts'
import { PriceNote } from './price-note.tsx'

/** The two plans beside each other, what Premium is for, and what people may rely on. */
export function PricingScreen() {
	return (
		<>
			<PlanTable />
			<PriceNote />
			<div className="mt-6 flex flex-wrap gap-3">
				<ButtonLink to="/cv-writer" look="primary">
					Write your CV
				</ButtonLink>
				<ButtonLink to="/cv-analysis">Check your CV</ButtonLink>
			</div>
			<p className="mt-6 max-w-[41rem] text-sm text-ink-soft">
				Premium covers things that cost money to run, such as storing lots of CVs. To buy it, see
				your usage or cancel, sign in and go to <Link to="/subscription">your plan</Link>. If this
				site hasn’t set up payments, everyone has the Free plan.
			</p>
			<section aria-labelledby="promises" className="mt-20 border-t border-line pt-12">
				<h2 id="promises" className="text-[clamp(1.625rem,3vw,2rem)]">
					Our 9 promises about money
				</h2>
				<ol className="mt-8 grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
					{billingPromises.map(({ title, text }, index) => (
						<li key={title} className="border-t border-line-strong/40 pt-4">
							<h3 className="flex gap-2.5 text-lg leading-snug">
								<span aria-hidden className="text-ink-soft tabular-nums">
									{index + 1}
								</span>
								{title}
							</h3>
							<p className="mt-2 text-base text-ink-soft">{text}</p>
						</li>
					))}
				</ol>
			</section>
		</>
	)
}
