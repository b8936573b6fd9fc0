import { maxPassageLength } from '@app/cv'
import { ChevronDown, ChevronUp, EllipsisVertical, Eye, EyeOff, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { keysInWords } from '#shared/keyboard-key-names.ts'
import { DragHandle, DropLine, draggedClass } from '#shared/reorder/drag-handle.tsx'
import { useDragItem } from '#shared/reorder/use-drag-item.ts'
import { fieldControlClass, GrowingTextArea } from '#shared/ui/field.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { MarkTools, markByKey } from '../marks/mark-tools.tsx'
import { copyMarked, pastedMarkedLines, pasteMarked } from '../marks/marks-on-clipboard.ts'
import {
	beginsOwnLine,
	joinLine,
	type LineList,
	moveLine,
	pastedLines,
	splitLine,
} from './line-list.ts'
import { useUncontrolledField } from './use-uncontrolled-field.ts'

type Paste = { caret: number; selectionEnd: number; lines: string[] }

export type LineActions = {
	onType: (line: number, text: string) => void
	/** Lets a key act on the lines; answers whether it did. */
	onKey: (line: number, act: (lines: string[], line: number) => LineList | null) => boolean
	onPaste: (line: number, paste: Paste) => void
	onMove: (line: number, to: number) => void
	/** Takes a line off the pages, or brings it back. */
	onHide: (line: number, hides: boolean) => void
	onRemove: (line: number) => void
}

type LineRowProps = {
	/** Tells this list from others, so that lines stay in their own. */
	listName: string
	lineName: string
	text: string
	line: number
	count: number
	isHidden: boolean
	actions: LineActions
}

/** One line with its handle and its menu. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
	const { listName, lineName, text, line, count, isHidden, actions } = props
	const { item, handle, edge, isDragged } = useDragItem<HTMLLIElement>({
		list: listName,
		index: line,
		onMove: actions.onMove,
	})
	const typed = useUncontrolledField<HTMLTextAreaElement>(text, (next) =>
		actions.onType(line, next),
	)
	return (
		<li ref={item} className={`relative flex items-start gap-0.5 ${isDragged ? draggedClass : ''}`}>
			<DropLine edge={edge} />
			<span className={count > 1 ? '-ml-2 max-sm:hidden' : 'hidden'}>
				<DragHandle handle={handle} />
			</span>
			<div className="min-w-0 flex-1">
				<GrowingTextArea
					rows={1}
					{...typed}
					maxLength={maxPassageLength}
					aria-label={`${lineName} ${line + 1} of ${count}${isHidden ? ', hidden from the page' : ''}`}
					readOnly={isHidden}
					onKeyDown={(event) => {
						if (markByKey(event)) return
						if (actions.onKey(line, resolveKey(event))) event.preventDefault()
					}}
					onCopy={copyMarked}
					onCut={copyMarked}
					onPaste={(event) => {
						const paste = readPaste(event)
						if (isHidden) return
						if (paste === null) return pasteMarked(event)
						event.preventDefault()
						actions.onPaste(line, paste)
					}}
					className={`${fieldControlClass()} min-w-0 ${isHidden ? 'border-dashed !bg-desk-2/60 text-ink-soft' : ''}`}
				/>
				{isHidden ? null : <MarkTools field={typed.ref} />}
			</div>
			{isHidden ? (
				<button
					type="button"
					onClick={() => actions.onHide(line, false)}
					className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-amber hover:text-ink"
				>
					<EyeOff size={16} aria-hidden />
					Show
					<span className="sr-only">
						{lineName} {line + 1} on the page
					</span>
				</button>
			) : null}
			<LineTools
				name={`${lineName} ${line + 1}`}
				isFirst={line === 0}
				isLast={line === count - 1}
				isBlank={text.trim() === ''}
				isHidden={isHidden}
				line={line}
				actions={actions}
			/>
		</li>
	)
})

/** Returns a function that gives the lines after a key press, or `null` where the key only types. */
function resolveKey(event: KeyboardEvent<HTMLTextAreaElement>) {
	const { key, altKey, currentTarget, nativeEvent } = event
	const { selectionStart: caret, selectionEnd } = currentTarget
	const isAtStart = caret === 0 && selectionEnd === 0
	return (lines: string[], line: number): LineList | null => {
		// Enter also ends the composition of a word in Chinese, Japanese or Korean; then it is no new line.
		if (nativeEvent.isComposing) return null
		const by = altKey ? stepOf[key] : undefined
		if (by !== undefined) return withLineMoved({ lines, line, caret }, by)
		if (key === 'Enter') return splitLine({ lines, line, caret })
		const joins = key === 'Backspace' && isAtStart && lines.length > 1
		return joins ? joinLine({ lines, line }) : null
	}
}

const stepOf: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

function withLineMoved({ lines, line, caret }: LineList, by: number): LineList {
	const moved = moveLine(lines, line, by)
	return { lines: moved, line: moved === lines ? line : line + by, caret }
}

/** The lines of a pasted text, if they are several. */
function readPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
	const { clipboardData, currentTarget } = event
	const text = clipboardData.getData('text/plain')
	const pasted = pastedMarkedLines(event, pastedLines)
	if (pasted.length < 2) return null
	const { selectionStart: caret, selectionEnd } = currentTarget
	return {
		caret,
		selectionEnd,
		lines: caret > 0 && beginsOwnLine(text) ? ['', ...pasted] : pasted,
	}
}

type LineToolsProps = {
	name: string
	isFirst: boolean
	isLast: boolean
	isBlank: boolean
	isHidden: boolean
	line: number
	actions: LineActions
}

// Typing in a line leaves its tools as they are.
const LineTools = memo(function LineTools(props: LineToolsProps) {
	const { name, isFirst, isLast, isBlank, isHidden, line, actions } = props
	return (
		<Menu
			trigger={
				<button
					type="button"
					aria-label={`Move, hide or remove ${name}`}
					className="grid min-h-11 w-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-desk-2 hover:text-ink pointer-coarse:w-11"
				>
					<EllipsisVertical size={18} aria-hidden />
				</button>
			}
			items={[
				{
					id: 'up',
					label: 'Move up',
					note: keysInWords('Alt ↑'),
					icon: ChevronUp,
					isDisabled: isFirst,
					onSelect: () => actions.onMove(line, line - 1),
				},
				{
					id: 'down',
					label: 'Move down',
					note: keysInWords('Alt ↓'),
					icon: ChevronDown,
					isDisabled: isLast,
					onSelect: () => actions.onMove(line, line + 1),
				},
				{
					id: 'hide',
					label: isHidden ? 'Show on the page' : 'Hide from the page',
					icon: isHidden ? Eye : EyeOff,
					isDisabled: isBlank,
					onSelect: () => actions.onHide(line, !isHidden),
				},
				{ id: 'remove', label: 'Remove', icon: X, onSelect: () => actions.onRemove(line) },
			]}
		/>
	)
})
