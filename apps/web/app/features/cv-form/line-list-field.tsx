import { maxItems, maxPassageLength } from '@app/cv'
import { ChevronDown, ChevronUp, EllipsisVertical, Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { FieldNote, fieldControlClass, GrowingTextArea } from '#shared/ui/field.tsx'
import { useDescription } from '#shared/ui/field-doubt.ts'
import { Menu } from '#shared/ui/menu.tsx'
import {
	beginsOwnLine,
	joinLine,
	type LineList,
	moveLine,
	pastedLines,
	pasteLines,
	splitLine,
} from './line-list.ts'

type LineListFieldProps = {
	label: string
	help?: string | undefined
	error?: string | undefined
	/** What one line is called, for those who hear the page. */
	lineName: string
	lines: string[]
	onChange: (lines: string[]) => void
}

/** A list of lines that is written like text: Enter, Backspace and paste do what they do in a document. */
export function LineListField({
	label,
	help,
	error,
	lineName,
	lines,
	onChange,
}: LineListFieldProps) {
	const noteId = useId()
	const describedBy = useDescription(help || error ? noteId : null)
	const list = useRef<HTMLOListElement>(null)
	const caret = useCaret(list)
	const shown = lines.length === 0 ? [''] : lines
	const rows = shown.map((text, line) => ({ text, line }))

	function put(next: LineList) {
		if (next.lines.length > maxItems) return
		caret.putAfterRender(next)
		onChange(next.lines)
	}

	function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, line: number) {
		const next = afterKey(event, shown, line)
		if (next === null) return
		event.preventDefault()
		put(next)
	}

	function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>, line: number) {
		const text = event.clipboardData.getData('text/plain')
		const pasted = pastedLines(text)
		if (pasted.length < 2) return
		event.preventDefault()
		const { selectionStart: caret, selectionEnd } = event.currentTarget
		const lines = caret > 0 && beginsOwnLine(text) ? ['', ...pasted] : pasted
		put(pasteLines({ lines: shown, line, caret }, lines, selectionEnd))
	}

	return (
		<fieldset
			aria-describedby={describedBy}
			className="min-w-0"
			onBlur={({ currentTarget, relatedTarget }) => {
				const isLeaving = !currentTarget.contains(relatedTarget)
				const written = lines.filter((line) => line.trim() !== '')
				if (isLeaving && written.length < lines.length) onChange(written)
			}}
		>
			<legend className="mb-1.5 block text-sm font-semibold">{label}</legend>
			<ol ref={list} className="m-0 grid list-none gap-2 p-0">
				{rows.map(({ text, line }) => (
					<li key={line} className="flex items-start gap-1">
						<GrowingTextArea
							rows={1}
							value={text}
							maxLength={maxPassageLength}
							aria-label={`${lineName} ${line + 1} of ${shown.length}`}
							onChange={(event) =>
								onChange(shown.with(line, event.target.value.replace(/\n/g, ' ')))
							}
							onKeyDown={(event) => handleKeyDown(event, line)}
							onPaste={(event) => handlePaste(event, line)}
							className={`${fieldControlClass()} min-w-0`}
						/>
						<LineTools
							name={`${lineName} ${line + 1}`}
							isFirst={line === 0}
							isLast={line === shown.length - 1}
							onMove={(by) => onChange(moveLine(shown, line, by))}
							onRemove={() => onChange(lines.toSpliced(line, 1))}
						/>
					</li>
				))}
			</ol>
			<button
				type="button"
				onClick={() => put({ lines: [...shown, ''], line: shown.length, caret: 0 })}
				className="mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold text-accent hover:text-accent-hover"
			>
				<Plus size={16} aria-hidden />
				Add a line
			</button>
			<FieldNote id={noteId} help={help} error={error} />
		</fieldset>
	)
}

function afterKey(
	{ key, altKey, currentTarget, nativeEvent }: KeyboardEvent<HTMLTextAreaElement>,
	lines: string[],
	line: number,
): LineList | null {
	const { selectionStart: caret, selectionEnd } = currentTarget
	// Enter also ends the composition of a word in Chinese, Japanese or Korean; then it is no new line.
	if (nativeEvent.isComposing) return null
	if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
		const by = key === 'ArrowUp' ? -1 : 1
		const moved = moveLine(lines, line, by)
		return { lines: moved, line: moved === lines ? line : line + by, caret }
	}
	if (key === 'Enter') return splitLine({ lines, line, caret })
	const isAtStart = caret === 0 && selectionEnd === 0
	if (key === 'Backspace' && isAtStart && lines.length > 1) return joinLine({ lines, line })
	return null
}

/** Puts the caret into a line once React has drawn the list anew. */
function useCaret(list: { current: HTMLOListElement | null }) {
	const wanted = useRef<LineList | null>(null)
	useLayoutEffect(() => {
		if (wanted.current === null) return
		const { line, caret } = wanted.current
		wanted.current = null
		const area = list.current?.querySelectorAll('textarea')[line]
		area?.focus()
		area?.setSelectionRange(caret, caret)
	})
	return {
		putAfterRender(next: LineList) {
			wanted.current = next
		},
	}
}

type LineToolsProps = {
	name: string
	isFirst: boolean
	isLast: boolean
	onMove: (by: number) => void
	onRemove: () => void
}

function LineTools({ name, isFirst, isLast, onMove, onRemove }: LineToolsProps) {
	return (
		<Menu
			trigger={
				<button
					type="button"
					aria-label={`Move or remove ${name}`}
					className="grid min-h-11 w-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-desk-2 hover:text-ink pointer-coarse:w-11"
				>
					<EllipsisVertical size={18} aria-hidden />
				</button>
			}
			items={[
				{
					id: 'up',
					label: 'Move up',
					note: 'Alt ↑',
					icon: ChevronUp,
					isDisabled: isFirst,
					onSelect: () => onMove(-1),
				},
				{
					id: 'down',
					label: 'Move down',
					note: 'Alt ↓',
					icon: ChevronDown,
					isDisabled: isLast,
					onSelect: () => onMove(1),
				},
				{ id: 'remove', label: 'Remove', icon: X, onSelect: onRemove },
			]}
		/>
	)
}
