import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPointerUp } from './after-pointer-up.ts'
import { FieldNote } from './field.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
	cleanup()
	vi.useRealTimers()
})

const note = () => screen.queryByText('Too short.')

/** A field whose note goes away when it is left, with a button below it. */
function show(error: string | undefined) {
	const page = (shown: string | undefined) => (
		<>
			<FieldNote id="note" error={shown} />
			<button type="button">Save</button>
		</>
	)
	const { rerender } = render(page(error))
	return { become: (next: string | undefined) => rerender(page(next)) }
}

const button = () => screen.getByRole('button')

test('without a press a note changes at once', () => {
	const field = show('Too short.')
	field.become(undefined)
	expect(note()).toBeNull()
})

test('of a mouse, which takes the focus while it is down, the note goes with the click', () => {
	const field = show('Too short.')
	fireEvent.pointerDown(button())
	field.become(undefined)
	fireEvent.pointerUp(button())
	expect(note()).toBeTruthy()
	fireEvent.click(button())
	expect(note()).toBeNull()
})

test('of a tap, which takes the focus after the finger is lifted, the note goes with the click as well', () => {
	const field = show('Too short.')
	fireEvent.pointerDown(button())
	fireEvent.pointerUp(button())
	field.become(undefined)
	expect(note()).toBeTruthy()
	fireEvent.click(button())
	expect(note()).toBeNull()
})

test('a note that comes when the field is left waits as well', () => {
	const field = show(undefined)
	fireEvent.pointerDown(button())
	field.become('Too short.')
	expect(note()).toBeNull()
	fireEvent.click(button())
	expect(note()).toBeTruthy()
})

test('what waits is done before whatever the click does', () => {
	const done: string[] = []
	show('Too short.')
	button().addEventListener('click', () => done.push('clicked'))
	fireEvent.pointerDown(button())
	afterPointerUp(() => done.push('waited'))
	fireEvent.click(button())
	expect(done).toEqual(['waited', 'clicked'])
})

test.each([
	['a finger that scrolls', () => fireEvent.pointerCancel(button())],
	['a key', () => fireEvent.keyDown(button(), { key: 'Tab' })],
	[
		'a press that makes no click',
		() => {
			fireEvent.pointerUp(button())
			act(() => vi.advanceTimersByTime(500))
		},
	],
])('after %s nothing is held back', (_, end) => {
	const field = show('Too short.')
	fireEvent.pointerDown(button())
	field.become(undefined)
	act(() => end())
	expect(note()).toBeNull()
})
