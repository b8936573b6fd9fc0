import { openMeaning } from '@app/language/meaning/open'
import { expect, test } from 'vitest'
import { comparePair } from './collect-clues.ts'
import { compareReplacements } from './compare-replacements.ts'

function score(before: string, after: string): number {
	const meaning = openMeaning()
	const compared = comparePair(meaning, { before, after, facts: [] })
	return compareReplacements(meaning, compared)[0]?.value ?? 0
}

test.each([
	['washed pots and pans', 'cleaned pots and pans', 'designed pots and pans'],
	['phoned customers', 'rang customers', 'advised customers'],
	['looked after kids', 'looked after children', 'looked after vulnerable children'],
	['served in a café', 'served in a coffee shop', 'served in a luxury coffee shop'],
])('for “%s”, “%s” claims less than “%s”', (before, same, more) => {
	expect(score(before, same)).toBeLessThan(score(before, more))
})

test('a text with no new word claims next to nothing more, and no text goes beyond the bounds', () => {
	expect(score('served customers', 'Served customers')).toBeLessThan(-3)
	const long = `led ${'strategic award-winning national programmes, '.repeat(40)}`
	expect(score('washed pots', long)).toBe(4)
	expect(score('', '')).toBeGreaterThanOrEqual(-4)
})
