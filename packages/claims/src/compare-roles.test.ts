import { openMeaning } from '@app/language/meaning/open'
import { expect, test } from 'vitest'
import { collectClues } from './collect-clues.ts'

const listClues = (before: string, after: string) =>
	collectClues(openMeaning(), { before, after }).map(({ name }) => name)

test.each([
	['The foreman signed the sheets and I filed them', 'Signed the sheets', 'agent was other'],
	['Prepared contracts for the manager to check', 'Checked contracts', 'agent was other'],
	['Took the delivery with the pharmacist, who signed it', 'Signed for it', 'agent was other'],
	['Data for analysts, they did the modelling', 'Did the modelling', 'word of other → writer'],
	[
		'Two hundred and forty tonnes moved on a good day',
		'Moved 240 tonnes on a good day',
		'subject became the object',
	],
	['The negotiator closed the sale', 'Closed the sale', 'agent was other'],
	['Welded under the engineer', 'Welded as the engineer', 'role under → as'],
	['Welded with a fitter', 'Welded pipes', 'person gone, was with'],
	['Was going to lead the tour', 'Led the tour', 'form TO VB → VBD'],
	['Cooked meals for guests', 'Cooked meals for all guests', 'determiner none → all'],
])('%s → %s: %s', (before, after, clue) => {
	expect(listClues(before, after)).toContain(clue)
})

test.each([
	['Fixed vans', 'Fixed lorries', 'swap of noun'],
	['Fixed vans', 'Fixed vans at the harbour', 'added noun'],
	['Fixed vans at the harbour', 'Fixed vans', 'gone noun'],
])('%s → %s: %s', (before, after, clue) => {
	expect(listClues(before, after)).toContain(clue)
})
