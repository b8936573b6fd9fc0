import { expect, test } from 'vitest'
import { pollAfterMs } from './poll-after.ts'

test('a young analysis is asked for often, an old one at the usual pace', () => {
	expect(pollAfterMs('processing', 0)).toBe(100)
	expect(pollAfterMs('processing', 1000)).toBe(250)
	expect(pollAfterMs('analyzing', 3000)).toBe(500)
	expect(pollAfterMs('analyzing', 10_000)).toBeNull()
})

test('a finished analysis needs no more questions', () => {
	expect(pollAfterMs('completed', 0)).toBeNull()
	expect(pollAfterMs('failed', 0)).toBeNull()
})
