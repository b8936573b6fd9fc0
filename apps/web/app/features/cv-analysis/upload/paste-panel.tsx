import { ClipboardPaste } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { TextAreaField } from '#shared/ui/field.tsx'
import { Highlight } from '#shared/ui/highlight.tsx'
import { useRetention } from './drop-zone.tsx'

/** What the pasted words are called as a file. */
export const pastedFileName = 'Pasted text.txt'

/** Fewer words than this are no CV. */
const fewestWords = 15

/** A place for the words of a CV, which are then read as a text file is. */
export function PastePanel({ onFile }: { onFile: (file: File) => void }) {
	const [text, setText] = useState('')
	const [problem, setProblem] = useState<string>()
	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		if (text.trim().split(/\s+/).length < fewestWords) {
			return setProblem('Paste some text first: your name, jobs, courses, anything you have.')
		}
		onFile(new File([text], pastedFileName, { type: 'text/plain' }))
	}
	return (
		<div className="mx-auto w-full max-w-[46rem] px-5 pt-12 pb-24 sm:px-6 sm:pt-16">
			<h1 className="text-2xl outline-none sm:text-3xl" tabIndex={-1}>
				Paste your <Highlight>text</Highlight>
			</h1>
			<p className="mt-4 mb-8 max-w-[36rem] text-ink-soft">
				From an email, an old document or a profile. Ella sorts it into CV sections and marks
				anything it’s not sure of.
			</p>
			<form onSubmit={handleSubmit} noValidate>
				<TextAreaField
					label="Your text"
					rows={14}
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
		</div>
	)
}
