import type { Report } from '@app/checks'
import { PencilLine, Printer, Trash2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { ScoreRing } from '#shared/ui/score-ring.tsx'

export type ReportActions = {
	onOpenInEditor: () => void
	/** Leads to where the lines of the CV are worded. */
	onImprove: () => void
	onStartAgain: () => void
	onDelete: () => void
}

type ReportHeadProps = ReportActions & {
	report: Report
	fileName: string
	/** When it is deleted, in words; `null` once it is kept in an account. */
	keptUntil: string | null
	/** The way to keep it for longer, or that it is kept. */
	keep?: ReactNode
}

/** The score, what it means in words, and what to do with the CV now. */
export function ReportHead({ report, fileName, keptUntil, keep, ...actions }: ReportHeadProps) {
	return (
		<header>
			<div className="flex flex-col items-start gap-x-7 gap-y-4 sm:flex-row sm:items-center">
				<ScoreRing score={report.score} />
				<div>
					<h1 id="report-headline" tabIndex={-1} className="text-xl outline-none sm:text-2xl">
						{report.headline}
					</h1>
					<p className="mt-2 text-ink-soft">{report.summary}</p>
				</div>
			</div>
			<div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-3">
				<Button look="primary" onClick={actions.onOpenInEditor}>
					<PencilLine size={18} aria-hidden="true" />
					Open in the editor
				</Button>
				<Button onClick={actions.onStartAgain}>
					<Upload size={18} aria-hidden="true" />
					Analyse another file
				</Button>
				<Button onClick={() => window.print()}>
					<Printer size={18} aria-hidden="true" />
					Print or save as PDF
				</Button>
				{keep}
			</div>
			<FileFate fileName={fileName} keptUntil={keptUntil} onDelete={actions.onDelete} />
		</header>
	)
}

type FileFateProps = { fileName: string; keptUntil: string | null; onDelete: () => void }

function FileFate({ fileName, keptUntil, onDelete }: FileFateProps) {
	return (
		<div className="mt-3 flex flex-wrap items-center gap-x-5 text-xs text-ink-soft">
			<p>
				<span className="[overflow-wrap:anywhere]">“{fileName}”</span>{' '}
				{keptUntil === null ? 'stays here until you delete it.' : `is deleted ${keptUntil}.`}
			</p>
			<button
				type="button"
				onClick={onDelete}
				className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-3 hover:text-ink sm:min-h-8"
			>
				<Trash2 size={14} aria-hidden="true" />
				Delete my file
			</button>
		</div>
	)
}
