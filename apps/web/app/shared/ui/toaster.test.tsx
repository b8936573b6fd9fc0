import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
