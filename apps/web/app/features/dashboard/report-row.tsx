import type { AnalysisSummary } from '@app/contract'
import { Link } from 'react-router'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { ScoreRing } from '#shared/ui/score-ring.tsx'
import { formatChangedAt } from './format-list-dates.ts'

type ReportRowProps = { report: AnalysisSummary; onDelete: () => void }

/** One report: its score, the file, when it was made, and what can be done with it. */
export function ReportRow({ report, onDelete }: ReportRowProps) {
	const { id, fileName, score, cvId, createdAt } = report
	return (
		<li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4">
			<div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
				<ScoreRing score={score} sizePx={56} />
				<div className="min-w-0">
					<h2 className="text-lg [overflow-wrap:anywhere]">
						<Link
							to={`/cv-analysis?session=${id}`}
							className="text-ink no-underline hover:underline"
						>
							{fileName}
						</Link>
					</h2>
					<p className="text-sm text-ink-soft">Checked {formatChangedAt(createdAt)}</p>
				</div>
			</div>
			<div className="flex flex-wrap gap-2">
				<ButtonLink
					to={`/cv-analysis?session=${id}`}
					size="small"
					aria-label={`Open report on ${fileName}`}
				>
					Open report
				</ButtonLink>
				{cvId === null ? null : (
					<ButtonLink
						to={`/cv-writer/edit/${cvId}`}
						size="small"
						look="bare"
						aria-label={`Edit the CV from ${fileName}`}
					>
						Edit CV
					</ButtonLink>
				)}
				<Button size="small" look="bare" onClick={onDelete} aria-label={`Delete ${fileName}`}>
					Delete
				</Button>
			</div>
		</li>
	)
}
