import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MarkTools, markByKey } from './mark-tools.tsx'

afterEach(cleanup)

function Field({ onTyped }: { onTyped: (text: string) => void }) {
	const field = useRef<HTMLTextAreaElement>(null)
	return (
		<>
			<textarea
				ref={field}
				aria-label="Line 1"
				defaultValue="Led 12 nurses"
				onChange={(event) => onTyped(event.currentTarget.value)}
				onKeyDown={(event) => void markByKey(event)}
			/>
			<MarkTools field={field} />
		</>
	)
}

function open() {
	const typed = vi.fn()
	render(<Field onTyped={typed} />)
	const field = screen.getByRole<HTMLTextAreaElement>('textbox')
	field.focus()
	field.setSelectionRange(4, 13)
	return { field, typed }
}

test('Ctrl B marks the selection and takes the mark off again', () => {
	const { field, typed } = open()
	fireEvent.keyDown(field, { key: 'b', ctrlKey: true })
	expect(typed).toHaveBeenLastCalledWith('Led **12 nurses**')
	expect([field.selectionStart, field.selectionEnd]).toEqual([6, 15])
	fireEvent.keyDown(field, { key: 'b', ctrlKey: true })
	expect(typed).toHaveBeenLastCalledWith('Led 12 nurses')
})

test('Ctrl K links selected words and does not search', () => {
	const { field, typed } = open()
	const search = vi.fn()
	window.addEventListener('keydown', search)
	fireEvent.keyDown(field, { key: 'k', metaKey: true })
	window.removeEventListener('keydown', search)
	expect(typed).toHaveBeenLastCalledWith('Led [12 nurses](https://)')
	expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('https://')
	expect(search).not.toHaveBeenCalled()
})

test('Ctrl K with nothing selected is left to the search', () => {
	const { field, typed } = open()
	field.setSelectionRange(4, 4)
	const search = vi.fn()
	window.addEventListener('keydown', search)
	fireEvent.keyDown(field, { key: 'k', ctrlKey: true })
	window.removeEventListener('keydown', search)
	expect(search).toHaveBeenCalledOnce()
	expect(typed).not.toHaveBeenCalled()
})

test('a button does the same and gives the field its focus', () => {
	const { field, typed } = open()
	fireEvent.click(screen.getByRole('button', { name: 'Italic', hidden: true }))
	expect(typed).toHaveBeenLastCalledWith('Led *12 nurses*')
	expect(document.activeElement).toBe(field)
})

test('the buttons stay until what was pressed to leave the field is clicked', async () => {
	const { field } = open()
	const isShown = () => screen.queryByRole('group', { hidden: true })?.classList.contains('flex')
	await waitFor(() => expect(isShown()).toBe(true))
	fireEvent.pointerDown(document.body)
	act(() => field.blur())
	expect(isShown()).toBe(true)
	fireEvent.pointerUp(document.body)
	fireEvent.click(document.body)
	await waitFor(() => expect(isShown()).toBe(false))
})
