import { ClipboardPaste } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { TextAreaField } from '#shared/ui/field.tsx'
import { toTextFile } from '../session/pasted-text.ts'
import { useRetention } from './drop-zone.tsx'

type PasteFormProps = { rows: number; onFile: (file: File) => void }

/** A field for the words of a CV, which are then read as a text file is. */
export function PasteForm({ rows, onFile }: PasteFormProps) {
	const [text, setText] = useState('')
	const [problem, setProblem] = useState<string>()
	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		const file = toTextFile(text)
		if (file !== null) return onFile(file)
		setProblem('Paste some text first: your name, jobs, courses, anything you have.')
	}
	return (
		<form onSubmit={handleSubmit} noValidate>
			<TextAreaField
				label="Your text"
				rows={rows}
				value={text}
				error={problem}
				help="Put each thing on its own line: each job with its dates, then what you did."
				onChange={({ target }) => {
					setText(target.value)
					setProblem(undefined)
				}}
			/>
			<p className="mt-1.5 text-sm text-ink-soft">
				We send your text to Ella to read it. {useRetention('Your text')}
			</p>
			<Button look="primary" type="submit" className="mt-5 max-sm:w-full">
				<ClipboardPaste size={18} aria-hidden />
				Read this text
			</Button>
		</form>
	)
}
