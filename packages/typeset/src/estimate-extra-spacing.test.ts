import { expect, test } from 'vitest'
import { estimateExtraSpacing } from './estimate-extra-spacing.ts'
import type { TypesetSection } from './typeset-input.ts'

const section = (points: string[]): TypesetSection => ({
	name: 'professionalSummary',
	title: 'Profile',
	hasHeading: true,
	column: 'main',
	parts: [{ kind: 'points', points }],
})
const easeOf = (lines: number) =>
	estimateExtraSpacing([section(Array<string>(lines).fill('One line'))])

test('a CV of a few lines is set loosely, and one that fills its page as its template sets it', () => {
	expect(estimateExtraSpacing([])).toBe(1.5)
	expect(easeOf(10)).toBe(1.5)
	expect(easeOf(50)).toBe(1)
	expect(easeOf(500)).toBe(1)
})

test('every line more brings the parts closer or leaves them where they are', () => {
	const eases = Array.from({ length: 80 }, (_, lines) => easeOf(lines))
	expect(eases).toEqual(eases.toSorted((one, other) => other - one))
	expect(new Set(eases).size).toBe(9)
})

test('a long line counts as the lines it takes', () => {
	expect(estimateExtraSpacing([section([Array<string>(900).fill('word').join(' ')])])).toBe(1)
})
