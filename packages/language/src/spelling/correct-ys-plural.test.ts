import { expect, test } from 'vitest'
import { openEnglishWords } from '../node/open-english-words.ts'
import { correctYsPlural } from './correct-ys-plural.ts'

const knows = await openEnglishWords()

test.each([
	['companys', 'companies'],
	['agencys', 'agencies'],
	['policys', 'policies'],
	['countrys', 'countries'],
	['babys', 'babies'],
	['brickys', 'brickies'],
])('%s is meant for %s', (word, meant) => {
	expect(correctYsPlural(word, knows)).toBe(meant)
})

test.each(['surveys', 'trolleys', 'laybys', 'standbys', 'whiskys', 'polys', 'henrys', 'kennedys'])(
	'%s may stay',
	(word) => {
		expect(correctYsPlural(word, knows)).toBeNull()
	},
)
