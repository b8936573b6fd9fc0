import { rewriteBullet } from '@app/rewrite'
import { useRef, useState } from 'react'
import { SuggestionRow } from './suggestion-row.tsx'
import type { WordingHelpProps } from './wording-help.tsx'

/** A line of which there is a better wording, and its place. */
type Found = { line: number; before: string; after: string }

/** The suggestions for the lines of a job: each is taken, changed or refused by itself. */
export function LineSuggestions({ lines, current, onChange }: WordingHelpProps) {
	const [refused, setRefused] = useState<readonly string[]>([])
	const heading = useRef<HTMLParagraphElement>(null)
	const found = suggestionsFor(lines, current).filter(({ before }) => !refused.includes(before))

	// The row that had the focus is gone; the line that counts the others takes it.
	function leaveRow() {
		heading.current?.focus()
	}

	return (
		<div className="mt-1 rounded-control bg-accent-wash px-4 py-3">
			<p ref={heading} tabIndex={-1} role="status" className="text-sm font-semibold">
				{countInWords(found.length)}
			</p>
			<p className="text-sm text-ink-soft">
				Written on this device from your words alone; nothing is added.
			</p>
			<ul className="m-0 list-none p-0">
				{found.map(({ line, before, after }) => (
					<SuggestionRow
						key={`${line} ${before}`}
						before={before}
						after={after}
						onAccept={(text) => {
							onChange(lines.with(line, text))
							leaveRow()
						}}
						onRefuse={() => {
							setRefused([...refused, before])
							leaveRow()
						}}
					/>
				))}
			</ul>
		</div>
	)
}

function suggestionsFor(lines: readonly string[], current: boolean): Found[] {
	return lines.flatMap((text, line) => {
		const { before, after } = rewriteBullet(text, { current })
		return after === before ? [] : [{ line, before, after }]
	})
}

function countInWords(count: number): string {
	if (count === 0) return 'Nothing more to suggest: your lines stand as they are.'
	return count === 1 ? '1 line can be worded better' : `${count} lines can be worded better`
}
