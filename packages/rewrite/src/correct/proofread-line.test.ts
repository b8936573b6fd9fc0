import { expect, test } from 'vitest'
import { correctLine } from './correct-line.ts'
import { findLineFixes } from './line-fixes.ts'
import { proofreadLine } from './proofread-line.ts'

const pairsIn = (line: string) =>
	proofreadLine(line).mistakes.map(({ quote, meant }) => `${quote} → ${meant}`)

test('mistakes of spelling and grammar are found where they are, with what was meant', () => {
	const line = 'Helped residents with there meals and cleaned the kichen'
	expect(pairsIn(line)).toEqual(['there → their', 'kichen → kitchen'])
	for (const { start, end, quote } of proofreadLine(line).mistakes)
		expect(line.slice(start, end)).toBe(quote)
})

test('what the rewriter corrects is what is found', () => {
	const line = 'Recieved deliverys, an helped customers with there bags'
	const { corrected } = findLineFixes(line)
	expect(corrected).toBe(correctLine(line).text)
})

test.each([
	'Organized the stock w/ a team of 5 & did 3 mtgs a week',
	'• Ran the kitchen,served 40 covers',
	'RAN THE KITCHEN OF A BUSY HOTEL',
])('style is no mistake: %s', (line) => {
	expect(proofreadLine(line)).toMatchObject({ mistakes: [], hints: [] })
})

test('a place that is not sure is named with what was likely meant, and corrected only by choice', () => {
	const line = 'absense, disciplinarys and grievances, managers ringing all day for advise'
	const { corrected, choices } = findLineFixes(line)
	expect(corrected).toContain('advise')
	expect(choices).toEqual([
		{ quote: 'advise', choices: [{ words: 'advice', text: line.replace('advise', 'advice') }] },
	])
})

test('stretches never overlap', () => {
	const line = 'Was looking after kids lunch, done the till, an helped at schools every monday'
	const { mistakes, hints } = proofreadLine(line)
	const all = [...mistakes, ...hints].sort((one, other) => one.start - other.start)
	expect(all.length).toBeGreaterThan(2)
	for (const [at, one] of all.entries())
		expect(one.start).toBeGreaterThanOrEqual(all[at - 1]?.end ?? 0)
})
