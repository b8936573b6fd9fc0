import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wait } from './wait.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a wait ends after its time, and not before', async () => {
	const end = vi.fn()
	void wait(1000).then(end)
	await vi.advanceTimersByTimeAsync(999)
	expect(end).not.toHaveBeenCalled()
	await vi.advanceTimersByTimeAsync(1)
	expect(end).toHaveBeenCalledOnce()
})

test('an aborted wait ends at once with the reason, and leaves no timer', async () => {
	const leaving = new AbortController()
	const waiting = wait(60_000, leaving.signal)
	leaving.abort(new Error('They have left.'))
	await expect(waiting).rejects.toThrow('They have left.')
	await expect(wait(60_000, leaving.signal)).rejects.toThrow('They have left.')
	expect(vi.getTimerCount()).toBe(0)
})

test('a signal that outlives many waits keeps none of them', async () => {
	const { signal } = new AbortController()
	const added = vi.spyOn(signal, 'addEventListener')
	const removed = vi.spyOn(signal, 'removeEventListener')
	for (let round = 0; round < 3; round += 1) {
		const waiting = wait(10, signal)
		await vi.advanceTimersByTimeAsync(10)
		await waiting
	}
	expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([3, 3])
})
