import { maxPassageLength } from '@app/cv'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ChangedText } from '#shared/rewrite-ui/changed-text.tsx'
import { toolClass } from '#shared/rewrite-ui/question-field.tsx'
import { Button } from '#shared/ui/button.tsx'
import { fieldControlClass, GrowingTextArea } from '#shared/ui/field.tsx'

type SuggestionRowProps = {
	before: string
	after: string
	onAccept: (text: string) => void
	onRefuse: () => void
	/** The label of the button that refuses. */
	refuseLabel?: string
	/** The question about the line. */
	children?: ReactNode
}

/** One suggestion beside the line that it is for. With the focus on it, A accepts, E edits and R refuses. */
export function SuggestionRow(props: SuggestionRowProps) {
	const { before, after, onAccept, onRefuse, refuseLabel = 'Keep mine', children } = props
	const isWorded = before !== after
	const [edited, setEdited] = useState<string | null>(null)

	function handleKeyDown(event: KeyboardEvent<HTMLLIElement>) {
		const isTyping =
			event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement
		if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
		const act = actions[event.key.toLowerCase()]
		if (act === undefined) return
		event.preventDefault()
		act()
	}

	// An empty wording would take the person's own words away.
	function accept() {
		const text = edited ?? after
		if (text.trim() !== '') onAccept(text)
	}

	const actions: Readonly<Record<string, () => void>> = {
		a: accept,
		e: () => setEdited(edited ?? after),
		r: onRefuse,
	}

	return (
		<li className="border-t border-line py-3 first:border-t-0" onKeyDown={handleKeyDown}>
			{isWorded && before !== '' ? <p className="text-sm text-ink-soft">{before}</p> : null}
			{edited === null ? (
				<p className="mt-0.5 leading-snug">
					{before === '' ? after : <ChangedText before={before} after={after} />}
				</p>
			) : (
				<GrowingTextArea
					aria-label={`Your wording of: ${before || after}`}
					rows={1}
					maxLength={maxPassageLength}
					value={edited}
					onChange={({ target }) => setEdited(target.value.replace(/\n/g, ' '))}
					className={`${fieldControlClass()} mt-1`}
				/>
			)}
			<div className="mt-2 flex flex-wrap items-center gap-x-2">
				{isWorded || edited !== null ? (
					<Button
						size="small"
						look="primary"
						aria-keyshortcuts="a"
						disabled={edited?.trim() === ''}
						onClick={accept}
					>
						Accept
					</Button>
				) : null}
				<button
					type="button"
					aria-keyshortcuts="e"
					className={toolClass}
					onClick={() => setEdited(edited ?? after)}
				>
					Edit
				</button>
				{isWorded ? (
					<button type="button" aria-keyshortcuts="r" className={toolClass} onClick={onRefuse}>
						{refuseLabel}
					</button>
				) : null}
			</div>
			{children}
		</li>
	)
}
