import { expect, test } from 'vitest'
import { stripUnstorableCharacters, stripUnstorableText } from './strip-unstorable-characters.ts'

test('characters that PostgreSQL refuses are taken out at any depth', () => {
	const value = { text: 'a\u0000b', list: [{ half: 'x\ud83d' }], number: 1 }
	expect(stripUnstorableCharacters(value)).toEqual({
		text: 'ab',
		list: [{ half: 'x\ufffd' }],
		number: 1,
	})
})

test('a value without them is left as it is', () => {
	const value = { text: 'Zoë 😀 \\u0000' }
	expect(stripUnstorableCharacters(value)).toEqual(value)
	expect(stripUnstorableText('Zoë 😀')).toBe('Zoë 😀')
})
