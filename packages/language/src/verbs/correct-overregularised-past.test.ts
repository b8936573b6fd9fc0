import { expect, test } from 'vitest'
import { openEnglishWords } from '../node/open-english-words.ts'
import { correctOverregularisedPast } from './correct-overregularised-past.ts'

const knows = await openEnglishWords()

test.each([
	['payed', 'paid', 'paid'],
	['teached', 'taught', 'taught'],
	['buyed', 'bought', 'bought'],
	['catched', 'caught', 'caught'],
	['drived', 'drove', 'driven'],
	['choosed', 'chose', 'chosen'],
	['layed', 'laid', 'laid'],
])('%s is meant for %s, or %s', (word, past, participle) => {
	expect(correctOverregularisedPast(word, knows)).toEqual({ past, participle })
})

test.each([
	'costed',
	'overseeded',
	'leaded',
	'sheared',
	'mowed',
	'weaved',
	'played',
	'founded',
	'singed',
])('%s is right', (word) => {
	expect(correctOverregularisedPast(word, knows)).toBeNull()
})
