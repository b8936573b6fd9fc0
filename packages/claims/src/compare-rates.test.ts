import { openMeaning } from '@app/language/meaning/open'
import { expect, test } from 'vitest'
import { collectClues } from './collect-clues.ts'

const listRates = (before: string, after: string) =>
	collectClues(openMeaning(), { before, after })
		.filter(({ name }) => name.startsWith('rate '))
		.map(({ name, isDecisive }) => (isDecisive === true ? `${name}!` : name))

test.each([
	['Walked the site every two hours', 'Walked the site two-hourly', 'rate kept'],
	['Ran clinics twice a week', 'Ran twice-weekly clinics', 'rate kept'],
	['Wrote the fortnightly report', 'Wrote the two-weekly report', 'rate kept'],
	['Watered 40 baskets each morning', 'Watered 40 baskets daily', 'rate kept'],
	['Updated the cards each Friday', 'Updated the cards daily', 'rate higher!'],
	['Updated the cards daily', 'Updated the cards weekly', 'rate lower'],
])('%s → %s: %s', (before, after, rate) => {
	expect(listRates(before, after)).toEqual([rate])
})
