import { expect, test } from 'vitest'
import { findShortPage } from './short-page.ts'

const area = { top: 50, end: 800 }
/** Baselines of some lines, from the top of the text area on. */
const lines = (count: number) => Array.from({ length: count }, (_, index) => 62 + index * 14)

test('a last page with fewer than four lines is short, and so is one under 8 % full', () => {
	expect(findShortPage(lines(1), area)).toEqual({ lines: 1 })
	expect(findShortPage(lines(3), area)).toEqual({ lines: 3 })
	expect(findShortPage([60, 70, 80, 90, 100], area)).toEqual({ lines: 5 })
	expect(findShortPage(lines(5), area)).toBeNull()
})

test('several runs on one line are one line', () => {
	expect(findShortPage([62, 62, 63.4, 76, 76], area)).toEqual({ lines: 2 })
})

test('the name above the text and the number below it do not count', () => {
	expect(findShortPage([30, 62, 820], area)).toEqual({ lines: 1 })
	expect(findShortPage([30, 820], area)).toBeNull()
})
