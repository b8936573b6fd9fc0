import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test('ligatures are letters and every space is plain', () => {
	expect(cleanText('O\ufb03ce\u00a0of\u2003\ufb01nance').text).toBe('Office of finance')
})

test('zero-width and bidirectional characters are taken out', () => {
	expect(cleanText('man\u200bager\u202e\u2060').text).toBe('manager')
})

test('icons of private-use fonts leave a space', () => {
	expect(cleanText('\uf0e0name').text).toBe(' name')
})

test('characters that stand for no letter are counted', () => {
	expect(cleanText('caf\ufffd\u0007')).toEqual({ text: 'caf', hidden: '', unreadable: 2 })
})

test('fractions, superscripts and trade marks stay as they are printed', () => {
	expect(cleanText('½ m² ™').text).toBe('½ m² ™')
})
