import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpenLayer } from './open-layers.tsx'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
	vi.useFakeTimers()
	render(<Toaster />)
})
afterEach(() => {
	act(() => toast.removeAll())
	cleanup()
	vi.useRealTimers()
})

function isShown(text: string): boolean {
	return screen.getByText(text).parentElement?.className.includes('opacity-100') ?? false
}

test.each([
	{ kind: 'a plain message', show: () => toast('Message'), ms: 4000 },
	{ kind: 'a success', show: () => toast.success('Message'), ms: 3000 },
	{ kind: 'an error', show: () => toast.error('Message'), ms: 5000 },
])('$kind stays for $ms ms', ({ show, ms }) => {
	act(() => void show())
	act(() => vi.advanceTimersByTime(ms - 1))
	expect(isShown('Message')).toBe(true)
	act(() => vi.advanceTimersByTime(1))
	expect(isShown('Message')).toBe(false)
})

test('a loading message stays until something replaces it', () => {
	act(() => void toast.loading('Saving', { id: 'save' }))
	act(() => vi.advanceTimersByTime(600_000))
	expect(isShown('Saving')).toBe(true)
	act(() => void toast.success('Saved', { id: 'save' }))
	expect(isShown('Saved')).toBe(true)
})

test('a message waits while the pointer is on it', () => {
	act(() => void toast('Message'))
	fireEvent.mouseEnter(screen.getByText('Message'))
	act(() => vi.advanceTimersByTime(20_000))
	expect(isShown('Message')).toBe(true)
})

test('of many messages the newest 20 are kept', () => {
	act(() => {
		for (let number = 1; number <= 25; number++) toast(`Message ${number}`)
	})
	expect(screen.getAllByText(/^Message/)).toHaveLength(20)
	expect(screen.queryByText('Message 5')).toBeNull()
	expect(screen.getByText('Message 25')).toBeTruthy()
})

const isUnder = () => screen.getByRole('region').dataset.under === 'true'

test('an open menu lies over every message, also over those that come while it is open', () => {
	act(() => void toast('Before'))
	expect(isUnder()).toBe(false)
	const { unmount } = render(<OpenLayer kind="menu" />)
	act(() => void toast('Later'))
	expect(isUnder()).toBe(true)
	unmount()
	expect(isUnder()).toBe(false)
})

test('a window lies over messages from before it, and under those that it shows itself', () => {
	act(() => void toast('Before'))
	act(() => vi.advanceTimersByTime(1))
	const { unmount } = render(<OpenLayer kind="window" />)
	expect(isUnder()).toBe(true)
	act(() => vi.advanceTimersByTime(1))
	act(() => void toast.error('Not saved'))
	expect(isUnder()).toBe(false)
	unmount()
})

test('a menu in a window lies over the messages of that window', () => {
	const { unmount } = render(
		<>
			<OpenLayer kind="window" />
			<OpenLayer kind="menu" />
		</>,
	)
	act(() => void toast.error('Not saved'))
	expect(isUnder()).toBe(true)
	unmount()
})
