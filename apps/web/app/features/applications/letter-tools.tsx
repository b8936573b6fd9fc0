import type { Application } from '@app/contract/applications'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'
import { downloadLetter, type LetterFormat } from './download-letter.ts'
import { gapsIn } from './gaps-in.ts'
import { LetterGaps } from './letter-gaps.tsx'

type LetterToolsProps = {
	words: string
	application: Application
	/** The CV in whose look a file is set. */
	preferredCvId: string | null
	onGap: (at: number, gap: string) => void
}

const files: { format: LetterFormat; label: string; name: string }[] = [
	{ format: 'pdf', label: 'PDF', name: 'PDF, in the look of your CV' },
	{ format: 'docx', label: 'Word', name: 'Word document' },
	{ format: 'txt', label: 'Text', name: 'plain text' },
]

type Act = { name: string; run: () => Promise<void> }

/** Copying a letter and taking it away as a file; where it has gaps, it says so first. */
export function LetterTools({ words, application, preferredCvId, onGap }: LetterToolsProps) {
	const [isCopied, setIsCopied] = useState(false)
	const [isBusy, setIsBusy] = useState(false)
	const [held, setHeld] = useState<Act | null>(null)
	const gaps = gapsIn(words)
	if (words.trim() === '') return null

	async function run(act: Act) {
		setHeld(null)
		setIsBusy(true)
		try {
			await act.run()
		} catch (error) {
			toast.error(error instanceof Error ? error.message : 'The file could not be made.')
		}
		setIsBusy(false)
	}

	const ask = (act: Act) => (gaps.length > 0 ? setHeld(act) : void run(act))

	const copy: Act = {
		name: 'Copy',
		run: async () => {
			try {
				await navigator.clipboard.writeText(words)
				setIsCopied(true)
			} catch {
				throw new Error(
					'This browser does not allow copying here. Please select the text and copy it.',
				)
			}
		},
	}

	return (
		<>
			<LetterGaps
				gaps={gaps}
				held={held?.name ?? null}
				onGap={onGap}
				onAnyway={() => (held === null ? undefined : void run(held))}
			/>
			<div className="flex flex-wrap gap-3">
				<Button size="small" onClick={() => ask(copy)}>
					<Copy size={17} aria-hidden />
					<span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
				</Button>
				{files.map(({ format, label, name }) => (
					<Button
						key={format}
						size="small"
						disabled={isBusy}
						aria-label={`Download as ${name}`}
						onClick={() =>
							ask({
								name: 'Download',
								run: () => downloadLetter({ words, application, preferredCvId, format }),
							})
						}
					>
						<Download size={17} aria-hidden />
						{label}
					</Button>
				))}
			</div>
		</>
	)
}
