import { Link } from 'react-router'
import { formatShortDay } from '#shared/time/format-time-ago.ts'
import { StageSelect } from '../stage-select.tsx'
import type { ListViewProps } from './list-view-props.ts'
import { NextStepCell } from './next-step-cell.tsx'

/** Shows the applications as cards one below the other, for narrow screens. */
export function ApplicationCards({ applications, stages, today, hrefOf, onStage }: ListViewProps) {
	return (
		<ul className="m-0 grid list-none gap-3 p-0">
			{applications.map((application) => {
				const { id, title, company, place, appliedAt, nextStep } = application
				return (
					<li key={id} className="rounded-panel border border-line bg-paper p-4">
						<Link
							to={hrefOf(id)}
							preventScrollReset
							className="block min-h-6 font-semibold text-ink wrap-anywhere"
						>
							{title}
						</Link>
						<p className="text-sm text-ink-soft wrap-anywhere">
							{[company, place].filter(Boolean).join('\u00a0· ')}
						</p>
						<div className="mt-3">
							<StageSelect application={application} stages={stages} onStage={onStage} />
						</div>
						{appliedAt === null ? null : (
							<p className="mt-2.5 text-sm text-ink-soft">Applied {formatShortDay(appliedAt)}</p>
						)}
						{nextStep === null ? null : (
							<div className="mt-2.5 text-sm">
								<NextStepCell step={nextStep} today={today} />
							</div>
						)}
					</li>
				)
			})}
		</ul>
	)
}
