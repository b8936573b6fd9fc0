import { escapeMarks, plainWords } from '@app/cv'
import type { ClipboardEvent } from 'react'
import { putText } from './put-text.ts'

type FieldEvent = ClipboardEvent<HTMLTextAreaElement>

/** Words with their marks, for the fields of Ella alone; other programs are given plain words. */
const markedType = 'application/x-ella-line'

/** Copy and cut: the marks of the chosen words stay in Ella, and other programs get the words. */
export function copyMarked(event: FieldEvent): void {
	const { value, selectionStart: start, selectionEnd: end, readOnly } = event.currentTarget
	const chosen = value.slice(start, end)
	if (plainWords(chosen) === chosen) return
	event.preventDefault()
	event.clipboardData.setData('text/plain', plainWords(chosen))
	event.clipboardData.setData(markedType, chosen)
	if (event.type === 'cut' && !readOnly) replaceSelection(event.currentTarget, '')
}

/** The lines of a paste for a list: `lines` makes them of its words. Marks of other programs are letters. */
export function pastedMarkedLines(event: FieldEvent, lines: (text: string) => string[]): string[] {
	const marked = event.clipboardData.getData(markedType)
	return marked === ''
		? lines(event.clipboardData.getData('text/plain')).map(escapeMarks)
		: lines(marked)
}

/**
 * Pastes text from another program with its asterisks and brackets escaped, and Ella's own text with its marks; the
 * browser pastes the rest.
 */
export function pasteMarked(event: FieldEvent): void {
	const text = event.clipboardData.getData('text/plain')
	const words = event.clipboardData.getData(markedType) || escapeMarks(text)
	if (event.currentTarget.readOnly || words === text) return
	event.preventDefault()
	replaceSelection(event.currentTarget, words)
}

function replaceSelection(field: HTMLTextAreaElement, words: string): void {
	const { value, selectionStart: start, selectionEnd: end } = field
	const caret = start + words.length
	putText(field, {
		text: value.slice(0, start) + words + value.slice(end),
		start: caret,
		end: caret,
	})
}
