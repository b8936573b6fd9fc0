import type { Report } from '@app/checks'
import { useId } from 'react'
import { Button } from '#shared/ui/button.tsx'

type NextStepsProps = {
	report: Report
	/** Leads to where each line is asked about; absent where there is no such way. */
	onImprove?: (() => void) | undefined
}

/** The steps that would earn the next ten points; nothing when the report has no steps. */
export function NextSteps({ report, onImprove }: NextStepsProps) {
	const titleId = useId()
	const { nextSteps = [] } = report
	if (nextSteps.length === 0) return null
	return (
		<section aria-labelledby={titleId}>
			<h2 id={titleId} className="font-sans text-sm font-semibold tracking-normal">
				How to earn your next points
			</h2>
			<ul className="mt-2 mb-0 list-none p-0 text-sm">
				{nextSteps.map(({ measure, text, points }) => (
					<li
						key={measure}
						className="flex items-baseline justify-between gap-4 border-t border-line py-2"
					>
						<span>{text}</span>
						<span className="whitespace-nowrap text-ink-soft tabular-nums">
							{points === 1 ? 'about one point' : `about ${points} points`}
						</span>
					</li>
				))}
			</ul>
			{onImprove !== undefined && asksForLines(report) ? (
				<Button size="small" className="mt-2" onClick={onImprove}>
					Improve your CV line by line
				</Button>
			) : null}
		</section>
	)
}

const measuresOfLines: readonly string[] = ['deeds', 'concrete', 'figures', 'outcomes']

/** Whether a next step is about the lines of the CV. */
export function asksForLines({ nextSteps = [] }: Report): boolean {
	return nextSteps.some(({ measure }) => measuresOfLines.includes(measure))
}
