import { Check, Download, Undo2 } from 'lucide-react'
import { downloadCv } from '#shared/typeset/download-cv.ts'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import { useDownload } from '#shared/typeset/use-download.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { pickOffered } from './improvement-choices.ts'
import { improvedInWords } from './save-improvements.ts'
import type { Improvements } from './use-improvements.ts'

type SaveBarProps = {
	all: Improvements
	/** The CV as last saved. */
	cv: PreviewInput
}

/**
 * Shows buttons that save the accepted lines and the answers, undo the last save, and download the saved CV as a PDF.
 */
export function SaveBar({ all, cv }: SaveBarProps) {
	const { improvements, improved, lastSave, isBusy, problem } = all
	const words = improvedInWords(improved)
	const isSaved = lastSave !== null && words === ''
	const offered = pickOffered(improvements).length
	if (improvements.length === 0 && all.waiting === 0 && !isSaved && problem === null) return null
	return (
		<div className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-desk py-4 sm:max-[82rem]:pr-14">
			<FormProblem problem={problem} />
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				{improvements.length > 0 ? (
					<Button
						look={isSaved ? 'quiet' : 'primary'}
						disabled={isBusy || words === ''}
						onClick={() => void all.save()}
					>
						<Check size={18} aria-hidden />
						{saveLabel(words, isBusy)}
					</Button>
				) : null}
				{offered > 1 && !isBusy ? (
					<Button onClick={all.acceptAll}>Accept all {offered}</Button>
				) : null}
				{isSaved ? <DownloadPdf cv={cv} /> : null}
				<p role="status" className="text-sm text-ink-soft">
					{describeStatus(all, isSaved)}
				</p>
				{isSaved ? (
					<Button size="small" disabled={isBusy} onClick={() => void all.undo()}>
						<Undo2 size={16} aria-hidden />
						Undo
					</Button>
				) : null}
			</div>
		</div>
	)
}

/** Shows a button for the PDF, which most people want; the editor offers other formats. */
function DownloadPdf({ cv }: { cv: PreviewInput }) {
	const { busyWith, start } = useDownload((wish) => downloadCv(cv, wish))
	return (
		<Button
			look="primary"
			aria-busy={busyWith !== null}
			disabled={busyWith !== null}
			onClick={() => void start('pdf')}
		>
			<Download size={18} aria-hidden />
			Download PDF
		</Button>
	)
}

function saveLabel(words: string, isBusy: boolean): string {
	if (isBusy) return 'Saving…'
	return words === '' ? 'Save accepted lines' : `Save ${words}`
}

function describeStatus({ lastSave, waiting }: Improvements, isSaved: boolean): string {
	const saved = isSaved && lastSave?.words ? `Saved ${lastSave.words} as a new version.` : ''
	return [saved, waitingInWords(waiting)].filter(Boolean).join(' ')
}

function waitingInWords(waiting: number): string {
	if (waiting === 0) return ''
	return waiting === 1 ? 'One line needs another look.' : `${waiting} lines need another look.`
}
