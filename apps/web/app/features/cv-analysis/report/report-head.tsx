import { countToFix, type Report } from '@app/checks'
import { FileText, LockKeyhole, PencilLine, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { CountingScore, ScoreRuler } from './score-ruler.tsx'

export type ReportActions = {
	onOpenInEditor: () => void
	onStartAgain: () => void
	onDelete: () => void
}

type ReportHeadProps = Pick<ReportActions, 'onOpenInEditor'> & {
	report: Report
	fileName: string
	/** The way to keep it for longer, or that it is kept. */
	keep?: ReactNode
	/** Points that were won by fixes made here. */
	gained: number
}

/** Shows the score, its meaning in words, and the actions for the CV. */
export function ReportHead({ report, fileName, keep, gained, ...actions }: ReportHeadProps) {
	return (
		<header className="flex flex-col gap-5">
			<Actions
				{...actions}
				fileName={fileName}
				keep={keep}
				isDone={countToFix(report.findings) === 0}
			/>
			<div className="flex items-start gap-x-5">
				<CountingScore score={report.score} />
				<div className="min-w-0">
					<h1 id="report-headline" tabIndex={-1} className="text-xl outline-none sm:text-2xl">
						{report.headline}
						{gained > 0 ? (
							<span className="ml-2.5 inline-block rounded-control bg-marker px-2 align-middle font-sans text-sm font-semibold text-ink-on-marker">
								+{gained}
							</span>
						) : null}
					</h1>
					<p className="mt-1.5 text-ink-soft">{report.summary}</p>
				</div>
			</div>
			<ScoreRuler report={report} />
			<p role="status" className="sr-only">
				{gained === 0 ? '' : `Your score is now ${report.score}.`}
			</p>
		</header>
	)
}

type ActionsProps = Pick<ReportActions, 'onOpenInEditor'> & {
	fileName: string
	keep: ReactNode
	/** Once nothing is left to fix here, the editor is the way on. */
	isDone: boolean
}

function Actions({ fileName, onOpenInEditor, keep, isDone }: ActionsProps) {
	return (
		<div className="flex flex-wrap items-center gap-2">
			{/* The file name has a line to itself, so that the actions stay in one row however long the name is. */}
			<p className="flex w-full min-w-0 items-center gap-2 text-sm">
				<FileText size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
				<span className="font-semibold [overflow-wrap:anywhere]">{fileName}</span>
			</p>
			<Button size="small" look={isDone ? 'primary' : 'quiet'} onClick={onOpenInEditor}>
				<PencilLine size={16} aria-hidden="true" className="max-[27rem]:hidden" />
				Open in the editor
			</Button>
			{keep}
			<Button
				size="small"
				look="bare"
				aria-label="Print or save as PDF"
				onClick={() => window.print()}
			>
				<Printer size={16} aria-hidden="true" />
				<span className="max-[27rem]:sr-only">Print</span>
			</Button>
		</div>
	)
}

type ScoreLimitProps = { report: Report; onExplain: () => void }

/** The limit that a fault sets to the whole score, in one line; nothing where there is none. */
export function ScoreLimit({ report: { cappedAt }, onExplain }: ScoreLimitProps) {
	if (cappedAt === null) return null
	return (
		<p className="flex items-start gap-2 text-sm">
			<LockKeyhole size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
			<span>
				Your score can’t go above {cappedAt} until you fix comment 1.{' '}
				<button
					type="button"
					onClick={onExplain}
					className="font-semibold text-accent hover:underline pointer-coarse:min-h-11"
				>
					How it’s worked out
				</button>
			</span>
		</p>
	)
}
