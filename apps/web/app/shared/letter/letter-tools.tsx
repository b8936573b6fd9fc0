import { Copy, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'
import { downloadLetter, type LetterFormat, type LetterLook } from './download-letter.ts'
import { findGaps, LetterGaps } from './letter-gaps.tsx'

type LetterToolsProps = {
	words: string
	/** The employer, for the names of files. */
	company: string
	/** Fetches the CV in whose look a file is set. */
	loadLook: () => Promise<LetterLook>
	onGap: (at: number, gap: string) => void
}

const files: { format: LetterFormat; label: string; name: string }[] = [
	{ format: 'pdf', label: 'PDF', name: 'PDF, in your CV’s design' },
	{ format: 'docx', label: 'Word', name: 'Word document' },
	{ format: 'txt', label: 'Text', name: 'plain text' },
]

type Act = 'copy' | LetterFormat

/** Copying a letter and taking it away as a file; where it has gaps, it says so first. */
export function LetterTools({ words, company, loadLook, onGap }: LetterToolsProps) {
	const [copied, setCopied] = useState<string | null>(null)
	const [isBusy, setIsBusy] = useState(false)
	const [held, setHeld] = useState<Act | null>(null)
	// Notes about the file made from these words.
	const [told, setTold] = useState<{ words: string; warnings: string[] } | null>(null)
	const tools = useRef<HTMLDivElement>(null)
	const gaps = findGaps(words)
	// A gap that is written later is no reason to ask again about a press of before.
	if (held !== null && gaps.length === 0) setHeld(null)
	if (words.trim() === '') return null

	async function run(act: Act) {
		setHeld(null)
		setIsBusy(true)
		try {
			if (act === 'copy') await copy()
			else {
				const file = { words, company, loadLook, format: act }
				setTold({ words, warnings: await downloadLetter(file) })
			}
		} catch (error) {
			toast.error(
				error instanceof Error ? error.message : 'We couldn’t make the file. Please try again.',
			)
		}
		setIsBusy(false)
	}

	const ask = (act: Act) => (gaps.length > 0 ? setHeld(act) : void run(act))

	async function copy() {
		try {
			await navigator.clipboard.writeText(words)
			setCopied(words)
		} catch {
			throw new Error('Your browser won’t let us copy this. Select the text and copy it yourself.')
		}
	}

	// The button that was pressed goes away with the question, so the focus goes back to what asked it.
	function handleAnyway() {
		if (held === null) return
		tools.current?.querySelector<HTMLElement>(`[data-act=${held}]`)?.focus()
		void run(held)
	}

	return (
		<>
			<LetterGaps
				gaps={gaps}
				held={held === null ? null : nameAction(held)}
				onGap={onGap}
				onAnyway={handleAnyway}
			/>
			<div ref={tools} className="flex flex-wrap gap-3">
				<Button size="small" data-act="copy" onClick={() => ask('copy')}>
					<Copy size={17} aria-hidden />
					<span aria-live="polite">{copied === words ? 'Copied' : 'Copy'}</span>
				</Button>
				{files.map(({ format, label, name }) => (
					<Button
						key={format}
						size="small"
						data-act={format}
						className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
						aria-disabled={isBusy}
						aria-label={`Download as ${name}`}
						onClick={() => (isBusy ? undefined : ask(format))}
					>
						<Download size={17} aria-hidden />
						{label}
					</Button>
				))}
			</div>
			<Warnings warnings={told?.words === words ? told.warnings : []} />
		</>
	)
}

function Warnings({ warnings }: { warnings: string[] }) {
	return (
		<div role="status" className="-mt-4 text-sm">
			{warnings.map((warning) => (
				<p key={warning} className="mt-4 border-l-2 border-amber pl-4 wrap-anywhere">
					{warning}
				</p>
			))}
		</div>
	)
}

function nameAction(act: Act): string {
	return act === 'copy' ? 'Copy' : 'Download'
}
