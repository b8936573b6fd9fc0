import { openMeaning } from '@app/language/meaning/open'
import { expect, test } from 'vitest'
import { collectClues } from './collect-clues.ts'

const listClues = (before: string, after: string) =>
	collectClues(openMeaning(), { before, after }).map(({ name }) => name)

test.each([
	['Trained junior staff', 'Trained staff', 'modifier gone JJ'],
	['Trained staff', 'Trained senior staff', 'modifier new JJ'],
	[
		'Fed young horses and groomed donkeys',
		'Groomed young donkeys',
		'modifier from another clause JJ',
	],
])('%s → %s: %s', (before, after, clue) => {
	expect(listClues(before, after)).toContain(clue)
})

test('words that stay where they are say nothing', () => {
	const names = listClues('Trained junior staff at the depot', 'Trained junior staff at the depot')
	expect(names.filter((name) => name.startsWith('modifier'))).toEqual([])
})

test.each([
	['Posted 340 letters and 52 people booked', 'Booked 340 people', 'number with another act'],
	['Posted 340 letters', 'Posted 340 letters', 'number with its own act'],
	['Posted 340 letters', 'Painted 340 letters', 'number with a new act'],
])('%s → %s: %s', (before, after, clue) => {
	expect(listClues(before, after)).toContain(clue)
})
