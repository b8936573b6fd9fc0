import { maxPassageLength } from '@app/cv'
import { type FormEvent, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { SelectField, TextAreaField } from '#shared/ui/field.tsx'
import type { LinePlace } from './evidence-candidates.ts'

type WriteLineProps = {
	/** What the line is to show, in the words of the advert. */
	quote: string
	places: readonly LinePlace[]
	/** Adds the line to the lines at a path. */
	onWrite: (path: string, line: string) => void
}

/** Lets somebody who has what the advert asks for write the line that says so, and choose the job that it belongs to. */
export function WriteLine({ quote, places, onWrite }: WriteLineProps) {
	const [path, setPath] = useState(places[0]?.path ?? '')
	const [line, setLine] = useState('')
	if (places.length === 0) return null

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		const written = line.trim().replace(/\s+/g, ' ')
		if (written !== '') onWrite(path, written)
	}

	return (
		<form onSubmit={handleSubmit} className="grid gap-3">
			<TextAreaField
				label={`None yet? Write a line about “${quote}”`}
				help="What you did, and how many or how often if you know it. Only what’s true."
				rows={2}
				maxLength={maxPassageLength}
				value={line}
				onChange={({ target }) => setLine(target.value)}
			/>
			<SelectField
				label="Where it belongs"
				value={path}
				onChange={({ target }) => setPath(target.value)}
			>
				{places.map(({ path: place, label }) => (
					<option key={place} value={place}>
						{label}
					</option>
				))}
			</SelectField>
			<div>
				<Button type="submit" size="small" disabled={line.trim() === ''}>
					Add to my CV
				</Button>
			</div>
		</form>
	)
}
