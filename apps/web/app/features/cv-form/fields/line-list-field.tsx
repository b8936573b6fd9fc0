import { maxItems } from '@app/cv'
import { Plus } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { afterPointerUp, useWatchedPresses } from '#shared/ui/after-pointer-up.ts'
import { FieldNote } from '#shared/ui/field.tsx'
import { useFieldDescription } from '#shared/ui/field-description.ts'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { type LineList, moveLine, pasteLines } from './line-list.ts'
import { type LineActions, LineRow } from './line-row.tsx'
import type { LineHiding } from './use-hidden-lines.ts'

type LineListFieldProps = {
	label: string
	help?: string | undefined
	error?: string | undefined
	/** The word for one line, for screen readers. */
	lineName: string
	lines: string[]
	onChange: (lines: string[]) => void
	hiding: LineHiding
}

/** Shows a list of lines that is edited like text: Enter, Backspace and paste work as in a document. */
export function LineListField({ label, help, error, ...rest }: LineListFieldProps) {
	const { lineName, lines, hiding } = rest
	const noteId = useId()
	const listName = useId()
	const describedBy = useFieldDescription(help || error ? noteId : null)
	const list = useRef<HTMLOListElement>(null)
	const { put, actions, dropEmptyLines } = useLineActions(list, rest)
	const shown = lines.length === 0 ? [''] : lines
	const rows = shown.map((text, line) => ({ text, line, isHidden: hiding.isHidden[line] === true }))

	return (
		<fieldset
			aria-describedby={describedBy}
			className="min-w-0"
			onBlur={({ currentTarget, relatedTarget }) => {
				const isLeaving = !currentTarget.contains(relatedTarget) && !isInMenu(relatedTarget)
				if (isLeaving) dropEmptyLines()
			}}
		>
			<legend className="mb-1.5 block text-sm font-semibold">{label}</legend>
			<ol ref={list} className="m-0 grid list-none gap-2 p-0">
				{rows.map(({ text, line, isHidden }) => (
					<LineRow
						key={line}
						listName={listName}
						lineName={lineName}
						text={text}
						line={line}
						isHidden={isHidden}
						actions={actions}
						count={shown.length}
					/>
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

// The menu of a line is rendered elsewhere in the page, and acts on the lines as they were when it opened.
function isInMenu(focused: Element | null): boolean {
	return focused?.closest('[role="menu"]') != null
}

type LinesProps = Pick<LineListFieldProps, 'lineName' | 'lines' | 'onChange' | 'hiding'>

/**
 * Returns the actions on the lines. The object stays the same between renders, so that typing in one line renders
 * that line alone.
 */
function useLineActions(list: { current: HTMLOListElement | null }, props: LinesProps) {
	const latest = useRef(props)
	latest.current = props
	const caret = useCaret(list)
	useWatchedPresses()
	const callOff = useRef<() => unknown>(() => undefined)
	useEffect(() => () => void callOff.current(), [])
	const { announce } = useCvFormContext()
	return useMemo(() => {
		const shown = () => (latest.current.lines.length === 0 ? [''] : latest.current.lines)
		const put = (next: LineList) => {
			if (next.lines.length > maxItems) return
			caret.putAfterRender(next)
			latest.current.onChange(next.lines)
		}
		const change = (lines: string[]) => latest.current.onChange(lines)
		const tellMove = (to: number) =>
			announce(`${latest.current.lineName} is now ${to + 1} of ${shown().length}.`)
		const actions: LineActions = {
			onType: (line, text) => change(shown().with(line, text.replace(/\n/g, ' '))),
			onKey: (line, act) => {
				const next = act(shown(), line)
				if (next === null) return false
				const isMove = next.lines.length === shown().length && next.line !== line
				// A hidden line keeps its words: it is neither divided nor joined to another.
				const { isHidden } = latest.current.hiding
				const joins = next.lines.length < shown().length
				if (!isMove && (isHidden[line] || (joins && isHidden[line - 1]))) return true
				put(next)
				if (isMove) tellMove(next.line)
				return true
			},
			onPaste: (line, { caret: at, selectionEnd, lines }) =>
				put(pasteLines({ lines: shown(), line, caret: at }, lines, selectionEnd)),
			onMove: (line, to) => {
				change(moveLine(shown(), line, to - line))
				tellMove(to)
			},
			onHide: (line, hides) => {
				latest.current.hiding.onHide(shown()[line] ?? '', hides)
				const what = `${latest.current.lineName} ${line + 1}`
				announce(hides ? `${what} is hidden from the page.` : `${what} is back on the page.`)
			},
			onRemove: (line) => change(latest.current.lines.toSpliced(line, 1)),
		}
		// Waits for the pointer to be released: a button that was pressed to leave the lines must not move before its
		// click.
		const dropEmptyLines = () => {
			callOff.current = afterPointerUp(() => {
				const { lines } = latest.current
				const written = lines.filter((line) => line.trim() !== '')
				if (written.length < lines.length) change(written)
			})
		}
		return { put, actions, dropEmptyLines }
	}, [caret, announce])
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
	return useMemo(
		() => ({
			putAfterRender(next: LineList) {
				wanted.current = next
			},
		}),
		[],
	)
}
