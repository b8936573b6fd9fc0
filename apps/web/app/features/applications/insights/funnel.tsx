import type { Insights } from '@app/contract/applications'
import { commonStageNames } from '../stage-names.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { formatCount, formatPercent } from './format-figures.ts'

/** How far applications came; each stage holds what went further. */
export function Funnel({ funnel }: Pick<Insights, 'funnel'>) {
	const most = Math.max(...funnel.map(({ count }) => count))
	const countAt = (wanted: string) => funnel.find(({ stage }) => stage === wanted)?.count ?? 0
	const sent = countAt('applied')
	const ofSent = (count: number, stage: string) =>
		stage === 'saved' || stage === 'applied' || sent === 0
			? ''
			: `${formatPercent(count / sent)} of sent`
	return (
		<ChartFigure
			title="How far you got"
			says={[
				`${formatCount(sent, 'application', 'applications')} sent.`,
				`${formatCount(countAt('interview'), 'reached', 'reached')} an interview and ${countAt('offer')} an offer.`,
				'Each one counts at the furthest stage it reached.',
			].join(' ')}
			columns={['Stage', 'Applications', 'Share of sent']}
			rows={funnel.map(({ stage, count }) => [
				commonStageNames[stage],
				String(count),
				ofSent(count, stage),
			])}
		>
			<ul className="m-0 grid list-none gap-2.5 p-0">
				{funnel.map(({ stage, count }) => (
					<BarChart
						key={stage}
						name={commonStageNames[stage]}
						count={count}
						most={most}
						note={ofSent(count, stage)}
						isQuiet={stage === 'saved'}
					/>
				))}
			</ul>
		</ChartFigure>
	)
}
