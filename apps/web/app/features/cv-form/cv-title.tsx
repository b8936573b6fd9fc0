import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { chooseTitle, maxTitleLength } from '#shared/local-cvs/local-cv-record.ts'
import { useCvForm } from './form-state/cv-form-context.tsx'

export type CvTitleProps = {
	/** The title that the person gave the CV; empty for a CV that goes by the name in it. */
	title: string
	/** Takes the new name, which is neither empty nor the one before. */
	onRename: (title: string) => void
}

/**
 * Shows the title of the CV. A press on it, or F2 anywhere in the editor, turns it into a field: Enter saves, Escape
 * cancels.
 */
export function CvTitle({ title, onRename }: CvTitleProps) {
	const shown = useCvForm((form) => chooseTitle(title, form))
	const [isRenaming, setIsRenaming] = useState(false)
	const button = useRef<HTMLButtonElement>(null)
	const wasRenaming = useRef(false)
	useEffect(() => {
		const handleKey = (event: globalThis.KeyboardEvent) => {
			if (event.key !== 'F2' || event.defaultPrevented) return
			event.preventDefault()
			setIsRenaming(true)
		}
		window.addEventListener('keydown', handleKey)
		return () => window.removeEventListener('keydown', handleKey)
	}, [])
	useEffect(() => {
		if (wasRenaming.current && !isRenaming) button.current?.focus()
		wasRenaming.current = isRenaming
	}, [isRenaming])
	if (isRenaming) {
		return (
			<TitleField
				title={shown}
				onDone={(wanted) => {
					setIsRenaming(false)
					if (wanted !== '' && wanted !== shown) onRename(wanted)
				}}
			/>
		)
	}
	return (
		<h1 className="min-w-0 font-sans text-sm font-semibold tracking-normal">
			<button
				ref={button}
				type="button"
				title={`${shown}. Rename (F2)`}
				aria-keyshortcuts="F2"
				onClick={() => setIsRenaming(true)}
				className="block max-w-full truncate rounded-control py-1.5 underline decoration-line-strong decoration-dashed underline-offset-4
					hover:decoration-ink max-sm:min-h-11 max-sm:no-underline"
			>
				<span className="sr-only">Rename </span>
				{shown}
			</button>
		</h1>
	)
}

type TitleFieldProps = { title: string; onDone: (title: string) => void }

function TitleField({ title, onDone }: TitleFieldProps) {
	const [text, setText] = useState(title)
	// Leaving the field comes after Enter and Escape too, which have settled it by then.
	const isSettled = useRef(false)
	const settle = (wanted: string) => {
		if (isSettled.current) return
		isSettled.current = true
		onDone(wanted.trim())
	}
	function handleKeyDown(event: KeyboardEvent) {
		if (event.key !== 'Enter' && event.key !== 'Escape') return
		// The button takes the focus back at once, and would be pressed by the same key.
		event.preventDefault()
		settle(event.key === 'Enter' ? text : '')
	}
	return (
		<input
			// The person has just asked to type here.
			ref={(input) => input?.focus()}
			aria-label="Name of the CV"
			value={text}
			maxLength={maxTitleLength}
			onFocus={({ target }) => target.select()}
			onChange={({ target }) => setText(target.value)}
			onKeyDown={handleKeyDown}
			onBlur={() => settle(text)}
			className="min-h-9 w-56 min-w-0 flex-1 rounded-control border border-line-strong bg-paper px-2 text-sm font-semibold sm:max-w-80"
		/>
	)
}
