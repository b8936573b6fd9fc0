import { expect, test } from 'vitest'
import { findPhrase } from './find-phrase.ts'

test.each([
	['Spun plates for Zorbware users', 'zorbware', 'Zorbware'],
	['Ran in-house training days', 'In house training', 'in-house training'],
	['Ordered prints from three shops', 'order print', 'Ordered prints'],
	['Print was ordered', 'order print', null],
	['Anything', '', null],
])('%s says %s: %s', (text, wanted, said) => {
	expect(findPhrase(text, wanted)).toBe(said)
})
