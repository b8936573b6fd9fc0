import { sharesUnder, unpackWeights } from '@app/cv-import/classifier'
import { expect, test } from 'vitest'
import { collectPhrases, type Phrase } from './collect-phrases.ts'
import { trainPhrases } from './train-phrases.ts'
import { codeOfWeights, shippedWeights } from './write-weights.ts'

const few: Phrase[] = [
	...['Baker', 'Head Baker', 'Painter', 'Site Painter'].map(phrase('title')),
	...['Hart & Sons', 'Ash & Sons', 'The Loaf Company', 'Oak Company'].map(phrase('organisation')),
	...['Leeds', 'York', 'Ripon', 'Selby'].map(phrase('place')),
]

function phrase(kind: Phrase['kind']) {
	return (text: string): Phrase => ({ text, kind })
}

test('the same phrases and seed give the same weights byte for byte', () => {
	const codeOf = (seed: string) => codeOfWeights(shippedWeights.phrases, trainPhrases(few, seed))
	const code = codeOf('one')
	expect(codeOf('one')).toBe(code)
	expect(codeOf('two')).not.toBe(code)
})

test('what was learned tells phrases that were not in the lesson', () => {
	const weights = trainPhrases(few, 'one')
	expect(sharesUnder(weights, 'Apprentice Baker').title).toBeGreaterThan(0.8)
	expect(sharesUnder(weights, 'Birch & Sons').organisation).toBeGreaterThan(0.8)
})

test('weights come back from their file as they went', () => {
	const weights = trainPhrases(few, 'one')
	const code = codeOfWeights(shippedWeights.phrases, weights)
	const step = Number(/step: (\S+),/.exec(code)?.[1])
	const packed = /'([^']+)'/.exec(code)?.[1] ?? ''
	expect(unpackWeights({ step, packed })).toEqual(weights)
})

test('the same seed collects the same phrases, and the splits share no invented name', () => {
	const taught = collectPhrases('development', 40, 'a')
	expect(collectPhrases('development', 40, 'a')).toEqual(taught)
	expect(taught.some(({ text }) => text.includes('Bairstow'))).toBe(true)
	expect(taught.some(({ text }) => text.includes('Abernethy'))).toBe(false)
})
