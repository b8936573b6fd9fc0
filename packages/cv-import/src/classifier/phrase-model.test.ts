import { expect, test } from 'vitest'
import { extractFeatures, featurePlaces } from './phrase-features.ts'
import {
	clearlyNamesOrganisation,
	clearlyNamesPlace,
	courseLogOdds,
	tellsWhatWasDone,
	titleLogOdds,
} from './phrase-log-odds.ts'
import { kindShares, phraseKinds, sharesUnder } from './phrase-model.ts'
import { phraseWeights } from './phrase-weights.ts'
import { unpackWeights } from './softmax-classifier.ts'

test('there is one weight for each kind and place, in less than 300 kB', () => {
	expect(unpackWeights(phraseWeights).values).toHaveLength(phraseKinds.length * featurePlaces)
	expect(phraseWeights.packed.length).toBeLessThan(300_000)
})

test('the shares of the kinds sum to one', () => {
	const shares = Object.values(kindShares('Forklift Driver'))
	expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test('weights that say nothing give every kind the same share', () => {
	const none = { step: 1, values: new Int8Array(phraseKinds.length * featurePlaces) }
	expect(sharesUnder(none, 'Baker').title).toBeCloseTo(1 / phraseKinds.length)
})

test('an endless line is judged by its beginning', () => {
	const line = 'Serve customers, run the till and process returns. '.repeat(5)
	expect(kindShares(line.repeat(200))).toEqual(kindShares(line))
})

test('a phrase has the same features however it is written, but for its shape', () => {
	expect(extractFeatures('École de Musique')).toEqual(extractFeatures('Ecole de Musique'))
	expect(extractFeatures('ECOLE')).not.toEqual(extractFeatures('Ecole'))
})

test.each(['Toolmaker', 'Glazier', 'Bid Writer', 'Head of Growth', 'Zimmerin', 'Tourneuse'])(
	'%s names a job that no word list knows',
	(text) => expect(titleLogOdds(text)).toBeGreaterThan(0),
)

test.each(['Halden', 'Lumen & Co', 'Fernside Analytics', 'Kestrel Foods'])(
	'%s names who gives a job',
	(text) => expect(titleLogOdds(text)).toBeLessThan(0),
)

test('a subject is told from a school', () => {
	expect(courseLogOdds('Marine Biology')).toBeGreaterThan(0)
	expect(courseLogOdds('Georgia Tech')).toBeLessThan(0)
})

test('only what is sure is clear', () => {
	expect(clearlyNamesOrganisation('Oakfold Consulting')).toBe(true)
	expect(clearlyNamesOrganisation('Marine Biology')).toBe(false)
	expect(clearlyNamesPlace('Market Deeping')).toBe(false)
})

test('what somebody did is no header', () => {
	expect(tellsWhatWasDone('Serve customers, run the till and process returns')).toBe(true)
	expect(tellsWhatWasDone('Head of Growth, Fernside Analytics')).toBe(false)
})

test.each(['Головна бухгалтерка', 'ТОВ «Дніпровський млин»', '東海零售集團'])(
	'of %s, in letters that it never learned from, the model says nothing',
	(text) => {
		expect([titleLogOdds(text), courseLogOdds(text)]).toEqual([0, 0])
		expect([clearlyNamesOrganisation(text), clearlyNamesPlace(text)]).toEqual([false, false])
		expect(tellsWhatWasDone(`${text} ${text} ${text}`)).toBe(false)
	},
)
