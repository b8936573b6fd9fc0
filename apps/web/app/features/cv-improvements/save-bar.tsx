import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import type { Improved } from './save-improvements.ts'

type SaveBarProps = {
	/** Whether there is anything on the page to accept or answer. */
	isOffered: boolean
	improved: Improved
	onSave: (improved: Improved) => Promise<() => Promise<void>>
}

/** Keeps what was accepted and answered so far, and takes the last save back. */
export function SaveBar({ isOffered, improved, onSave }: SaveBarProps) {
	const [saved, setSaved] = useState<{ words: string; undo: () => Promise<void> } | null>(null)
	const [isBusy, setBusy] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)

	async function attempt(act: () => Promise<void>) {
		setBusy(true)
		setProblem(null)
		try {
			await act()
		} catch (error) {
			setProblem(error instanceof Error ? error.message : 'That could not be saved.')
		} finally {
			setBusy(false)
		}
	}
	const words = inWords(improved)
	const save = async () => setSaved({ words, undo: await onSave(improved) })
	const undo = async () => {
		await saved?.undo()
		setSaved(null)
	}

	const isSaved = saved !== null && words === ''
	if (!isOffered && !isSaved && problem === null) return null
	return (
		<div className="sticky bottom-0 z-10 grid gap-3 bg-desk py-4 sm:max-[82rem]:pr-14">
			<FormProblem problem={problem} />
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				{isOffered ? (
					<Button
						look="primary"
						disabled={isBusy || words === ''}
						onClick={() => void attempt(save)}
					>
						<Check size={18} aria-hidden />
						{words === '' ? 'Save what you accept' : `Save ${words}`}
					</Button>
				) : null}
				<p role="status" className="text-sm text-ink-soft">
					{isSaved ? `Saved: ${saved.words}, one version.` : ''}
				</p>
				{isSaved ? (
					<Button size="small" disabled={isBusy} onClick={() => void attempt(undo)}>
						<Undo2 size={16} aria-hidden />
						Undo
					</Button>
				) : null}
			</div>
		</div>
	)
}

function inWords({ accepted, answers }: Improved): string {
	return [count(accepted.length, 'new line'), count(answers.length, 'answer')]
		.filter((words) => words !== '')
		.join(' and ')
}

function count(number: number, noun: string): string {
	if (number === 0) return ''
	return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}
