import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { copyMarked, pasteMarked } from './marks-on-clipboard.ts'

afterEach(cleanup)

function open(text: string) {
	const typed = vi.fn()
	render(
		<textarea
			aria-label="Line 1"
			defaultValue={text}
			onChange={(event) => typed(event.currentTarget.value)}
			onCopy={copyMarked}
			onCut={copyMarked}
			onPaste={pasteMarked}
		/>,
	)
	const field = screen.getByRole<HTMLTextAreaElement>('textbox')
	return { field, typed }
}

function clipboard(kept: Record<string, string> = {}) {
	return {
		kept,
		getData: (type: string) => kept[type] ?? '',
		setData: (type: string, data: string) => {
			kept[type] = data
		},
	}
}

test('marks of another program are letters, and plain words are left to the browser', () => {
	const { field, typed } = open('')
	const isLeft = fireEvent.paste(field, {
		clipboardData: clipboard({ 'text/plain': 'Led **all** of it' }),
	})
	expect(isLeft).toBe(false)
	expect(typed).toHaveBeenLastCalledWith('Led \\*\\*all\\*\\* of it')
	expect(
		fireEvent.paste(field, { clipboardData: clipboard({ 'text/plain': 'snake_case, 5 * 3' }) }),
	).toBe(true)
})

test('words that are cut keep their marks in Ella and are plain elsewhere', () => {
	const { field, typed } = open('Led **12 nurses** well')
	field.setSelectionRange(4, 17)
	const board = clipboard()
	fireEvent.cut(field, { clipboardData: board })
	expect(board.kept['text/plain']).toBe('12 nurses')
	expect(typed).toHaveBeenLastCalledWith('Led  well')
	fireEvent.paste(field, { clipboardData: board })
	expect(typed).toHaveBeenLastCalledWith('Led **12 nurses** well')
})
