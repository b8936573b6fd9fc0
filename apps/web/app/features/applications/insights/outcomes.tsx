import type { Insights } from '@app/contract/applications'
import { BarChart } from './bar-chart.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { formatCount } from './format-figures.ts'

/** How the applications that were sent stand now. */
export function Outcomes({ outcomes }: Pick<Insights, 'outcomes'>) {
	const { waiting, active, accepted, rejected, withdrawn } = outcomes
	const rows: [string, number][] = [
		['No reply yet', waiting],
		['In progress', active],
		['Accepted', accepted],
		['Rejected', rejected],
		['Withdrawn', withdrawn],
	]
	const most = Math.max(1, ...rows.map(([, count]) => count))
	return (
		<ChartFigure
			title="Where they are now"
			says={`${formatCount(waiting, 'application is waiting', 'applications are waiting')} for a first reply, ${formatCount(active, 'is', 'are')} in progress.`}
			columns={['Status', 'Applications']}
			rows={rows.map(([name, count]) => [name, String(count)])}
		>
			<ul className="m-0 grid list-none gap-2.5 p-0">
				{rows.map(([name, count]) => (
					<BarChart key={name} name={name} count={count} most={most} isQuiet />
				))}
			</ul>
		</ChartFigure>
	)
}
