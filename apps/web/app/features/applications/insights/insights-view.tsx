import type { Insights } from '@app/contract/applications'
import { Button } from '#shared/ui/button.tsx'
import { useInsights } from '../use-applications.ts'
import { CvResults } from './cv-results.tsx'
import { Funnel } from './funnel.tsx'
import { Outcomes } from './outcomes.tsx'
import { RepliesOverTime } from './replies-over-time.tsx'

/** Shows the insights from all of a person's applications. */
export function InsightsView() {
	const { data, error, isPending, refetch } = useInsights()
	if (data) return <Drawn insights={data} />
	if (isPending) {
		return (
			<div role="status" aria-label="Loading your insights" className="grid gap-6">
				{['one', 'two', 'three'].map((part) => (
					<div key={part} className="h-56 rounded-panel bg-desk-2" />
				))}
			</div>
		)
	}
	return (
		<div role="alert">
			<p className="text-ink-soft">{error.message}</p>
			<Button className="mt-4" onClick={() => void refetch()}>
				Try again
			</Button>
		</div>
	)
}

function Drawn({ insights }: { insights: Insights }) {
	const sent = insights.funnel.find(({ stage }) => stage === 'applied')?.count ?? 0
	if (insights.total === 0 || sent === 0) {
		return (
			<p className="max-w-[38rem] text-ink-soft">
				Nothing to show yet. Once you’ve sent some applications, you’ll see how far you got, how
				quickly employers replied and which CV did better.
			</p>
		)
	}
	return (
		<div className="grid gap-6">
			<div className="grid gap-6 min-[1000px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<Funnel funnel={insights.funnel} />
				<Outcomes outcomes={insights.outcomes} />
			</div>
			<RepliesOverTime weeks={insights.weeks} daysToReply={insights.daysToReply} />
			<CvResults cvs={insights.cvs} />
		</div>
	)
}
