import { useEffect, useRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { TextAreaField } from '#shared/ui/field.tsx'
import { type ClaimExample, claimExamples } from './claim-examples.ts'
import type { judgeClaims } from './judge-claims.ts'
import { VerdictLabel } from './verdict-label.tsx'

const mostCharacters = 500

type Judge = typeof judgeClaims

/** Shows the examples to try: both lines of each can be changed, and `judge` gives a verdict at once. */
export function LiveClaimExamples({ judge }: { judge: Judge }) {
	const list = useRef<HTMLOListElement>(null)
	// The button that asked for this is gone, and with it the place of the keyboard.
	useEffect(() => list.current?.focus({ preventScroll: true }), [])
	return (
		<ol
			ref={list}
			tabIndex={-1}
			aria-label="10 examples you can change"
			className="border-t border-line focus:outline-hidden"
		>
			{claimExamples.map((example, index) => (
				<li key={example.before} className="border-b border-line py-5">
					<LiveExample example={example} position={index + 1} judge={judge} />
				</li>
			))}
		</ol>
	)
}

type LiveExampleProps = { example: ClaimExample; position: number; judge: Judge }

function LiveExample({ example, position, judge }: LiveExampleProps) {
	const [lines, setLines] = useState({ before: example.before, after: example.after })
	const first = useRef<HTMLTextAreaElement>(null)
	const isChanged = lines.before !== example.before || lines.after !== example.after
	function reset() {
		setLines({ before: example.before, after: example.after })
		first.current?.focus()
	}
	return (
		<fieldset>
			<legend className="mb-2 text-sm text-ink-soft">Example {position}</legend>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextAreaField
					ref={first}
					label="Your words"
					rows={2}
					maxLength={mostCharacters}
					value={lines.before}
					onChange={({ target }) => setLines({ ...lines, before: keepOneLine(target.value) })}
				/>
				<TextAreaField
					label="Rewritten"
					rows={2}
					maxLength={mostCharacters}
					value={lines.after}
					onChange={({ target }) => setLines({ ...lines, after: keepOneLine(target.value) })}
				/>
			</div>
			<div className="mt-3 flex flex-wrap items-start justify-between gap-3">
				<div role="status" className="min-w-0 flex-1 basis-56">
					<Judgement judged={isChanged ? judge(lines) : example} />
				</div>
				{isChanged ? (
					<Button size="small" onClick={reset} aria-label={`Reset example ${position}`}>
						Reset
					</Button>
				) : null}
			</div>
		</fieldset>
	)
}

function Judgement({ judged }: { judged: ReturnType<Judge> }) {
	if (judged === null)
		return <p className="text-base text-ink-soft">Write something in both boxes.</p>
	return (
		<>
			<VerdictLabel verdict={judged.verdict} />
			<p className="mt-0.5 text-base [overflow-wrap:anywhere]">{judged.reason}</p>
		</>
	)
}

function keepOneLine(text: string): string {
	return text.replace(/\n/g, ' ')
}
