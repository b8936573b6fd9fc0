import { Check, Undo2 } from 'lucide-react'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { pickOffered } from './improvements.ts'
import { improvedInWords } from './save-improvements.ts'
import type { Improvements } from './use-improvements.ts'

/** Keeps what was accepted and answered so far, and takes the last save back. */
export function SaveBar({ all }: { all: Improvements }) {
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
					<Button look="primary" disabled={isBusy || words === ''} onClick={() => void all.save()}>
						<Check size={18} aria-hidden />
						{saveLabel(words, isBusy)}
					</Button>
				) : null}
				{offered > 1 && !isBusy ? (
					<Button onClick={all.acceptAll}>Accept all {offered}</Button>
				) : null}
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
