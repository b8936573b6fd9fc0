import { Bold, Italic, Link } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { keysInWords } from '#shared/keyboard-key-names.ts'
import { useHeldWhilePressed } from '#shared/ui/after-pointer-up.ts'
import { putText } from './put-text.ts'
import { type Mark, toggleMark } from './toggle-mark.ts'

type Field = HTMLTextAreaElement

const tools = [
	{ mark: 'bold', key: 'b', label: 'Bold', icon: Bold },
	{ mark: 'italic', key: 'i', label: 'Italic', icon: Italic },
	{ mark: 'link', key: 'k', label: 'Link', icon: Link },
] as const satisfies { mark: Mark; key: string; label: string; icon: unknown }[]

/** Marks words of a field when a key asks for it; answers whether it did. */
export function markByKey(event: KeyboardEvent<Field>): boolean {
	const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event
	if (!(ctrlKey || metaKey) || altKey || shiftKey || currentTarget.readOnly) return false
	const tool = tools.find((each) => each.key === key.toLowerCase())
	if (tool === undefined) return false
	// Where nothing is selected, this key searches as it does everywhere.
	const hasSelection = currentTarget.selectionStart !== currentTarget.selectionEnd
	if (tool.mark === 'link' && !hasSelection) return false
	event.preventDefault()
	event.stopPropagation()
	markField(currentTarget, tool.mark)
	return true
}

/**
 * Shows bold, italic and link for a field while the field has the focus. A press that leaves the field hides them
 * only afterwards, so that the pressed button does not move before its click.
 */
export function MarkTools({ field }: { field: RefObject<Field | null> }) {
	const shown = useHeldWhilePressed(useIsFocused(field) ? 'shown' : undefined)
	return (
		<fieldset
			aria-label="Bold, italics and links"
			className={`m-0 min-w-0 gap-0.5 border-0 p-0 ${shown === undefined ? 'hidden' : 'flex'}`}
		>
			{tools.map(({ mark, key, label, icon: Icon }) => (
				<button
					key={mark}
					type="button"
					// Those who use the keyboard have the keys, and the Tab key leads on to the next field.
					tabIndex={-1}
					aria-label={label}
					aria-keyshortcuts={`Control+${key.toUpperCase()}`}
					title={`${label} (${keysInWords(`Ctrl ${key.toUpperCase()}`)})`}
					// The field keeps its selection.
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => field.current && markField(field.current, mark)}
					className="grid size-8 place-items-center rounded-control text-ink-soft hover:bg-desk-2 hover:text-ink pointer-coarse:size-11"
				>
					<Icon size={16} aria-hidden />
				</button>
			))}
		</fieldset>
	)
}

function useIsFocused(field: RefObject<Field | null>): boolean {
	const [isFocused, setFocused] = useState(false)
	useEffect(() => {
		const element = field.current
		if (element === null) return
		const look = () => setFocused(document.activeElement === element)
		look()
		element.addEventListener('focus', look)
		element.addEventListener('blur', look)
		return () => {
			element.removeEventListener('focus', look)
			element.removeEventListener('blur', look)
		}
	}, [field])
	return isFocused
}

function markField(field: Field, mark: Mark): void {
	const { value: text, selectionStart: start, selectionEnd: end } = field
	putText(field, toggleMark({ text, start, end }, mark))
}
