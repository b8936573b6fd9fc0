import { shareUnder, unpackWeights } from '@app/match/classifier'
import { expect, test } from 'vitest'
import { agreementOf, markedByMost } from '../match/agreement.ts'
import type { LabelledAdvert, Term } from '../match/labelled-adverts.ts'
import { excerptsOf } from './excerpts.ts'
import { learnShare } from './learn-share.ts'
import { trainAsked } from './train-asked.ts'
import { codeOfAskedWeights } from './write-weights.ts'

const trades = [
	'welding',
	'baking',
	'driving',
	'nursing',
	'roofing',
	'weaving',
	'milking',
	'glazing',
]
const adverts: LabelledAdvert[] = trades.map((trade) => ({
	id: trade,
	job: trade,
	text: `About us\nWe like ${trade} and parties.\n\nYou need\n- Experience of ${trade}\n- Patience\n\nPerks\n- Free lunch`,
	requirements: [term(trade), term('Patience')],
}))

function term(name: string): Term {
	return { term: name, need: 'essential' }
}

test('the same adverts and seed give the same weights byte for byte', () => {
	const code = (seed: string) =>
		codeOfAskedWeights(trainAsked({ known: adverts.slice(4), fresh: adverts.slice(0, 4) }, seed))
	expect(code('one')).toBe(code('one'))
	expect(code('two')).not.toBe(code('one'))
})

test('weights come back from their file as they went', () => {
	const weights = trainAsked({ known: adverts, fresh: adverts }, 'one')
	const code = codeOfAskedWeights(weights)
	const [, step = '', packed = ''] =
		/thing: \{\s+step: (\S+),\s+packed:\s+'([^']+)'/.exec(code) ?? []
	expect(unpackWeights({ step: Number(step), packed })).toEqual(weights.thing)
})

test('what was learned answers for what was not in the lesson', () => {
	const lessons = [
		{ places: [1, 2], isSo: true },
		{ places: [1, 3], isSo: true },
		{ places: [4, 2], isSo: false },
		{ places: [4, 3], isSo: false },
	]
	const weights = learnShare(lessons, { rounds: 200, seed: 'one', places: 8 })
	expect(shareUnder(weights, [1, 5])).toBeGreaterThan(0.6)
	expect(shareUnder(weights, [4, 5])).toBeLessThan(0.4)
})

test('an excerpt is some lines of its advert that follow one another', () => {
	for (const [index, { text }] of excerptsOf(adverts, 'one').entries()) {
		expect(adverts[index]?.text).toContain(text)
		expect(text.length).toBeLessThan(adverts[index]?.text.length ?? 0)
	}
})

test('most of the labellers decide, and agreement counts both ways', () => {
	const [first, second, third] = [['Excel', 'Sage'], ['Excel'], ['advanced Excel', 'Word']].map(
		(names) => names.map(term),
	)
	expect(markedByMost([first ?? [], second ?? [], third ?? []])).toEqual([term('Excel')])
	const one = adverts.map((advert) => ({ ...advert, requirements: [term('Patience')] }))
	expect(agreementOf(one, adverts)).toEqual({ recall: 0.5, precision: 1 })
})
