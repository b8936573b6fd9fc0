import { expect, test } from 'vitest'
import { createOverlapTest } from './overlaps-any-span.ts'

test('a span is covered where it shares a character with another', () => {
	const isCovered = createOverlapTest(20, [
		{ start: 3, end: 6 },
		{ start: 10, end: 11 },
	])
	expect(isCovered({ start: 0, end: 3 })).toBe(false)
	expect(isCovered({ start: 0, end: 4 })).toBe(true)
	expect(isCovered({ start: 5, end: 9 })).toBe(true)
	expect(isCovered({ start: 6, end: 10 })).toBe(false)
	expect(isCovered({ start: 9, end: 20 })).toBe(true)
	expect(isCovered({ start: 11, end: 20 })).toBe(false)
})
