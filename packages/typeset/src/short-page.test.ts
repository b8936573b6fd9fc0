import { expect, test } from 'vitest'
import { isShort, measurePage } from './short-page.ts'

const area = { top: 50, end: 800 }
/** Baselines of some lines, from the top of the text area on. */
const lines = (count: number) => Array.from({ length: count }, (_, index) => 62 + index * 14)

test('a last page with fewer than four lines is short, and so is one under a quarter full', () => {
	expect(isShort({ lines: 3, share: 0.6 })).toBe(true)
	expect(isShort({ lines: 12, share: 0.24 })).toBe(true)
	expect(isShort({ lines: 12, share: 0.26 })).toBe(false)
	expect(measurePage(lines(13), area)).toEqual({ lines: 13, share: 180 / 750 })
	expect(measurePage(lines(40), area)).toEqual({ lines: 40, share: 558 / 750 })
})

test('several runs on one line are one line', () => {
	expect(measurePage([62, 62, 63.4, 76, 76], area)?.lines).toBe(2)
})

test('the name above the text and the number below it do not count', () => {
	expect(measurePage([30, 62, 820], area)?.lines).toBe(1)
	expect(measurePage([30, 820], area)).toBeNull()
})
