import { expect, test } from 'vitest'
import { cleanLine, cleanParagraphs } from './clean-text.ts'

test('a line has single spaces and no line breaks', () => {
	expect(cleanLine('  Staff\tNurse\u00A0(Band\r\n5) ')).toBe('Staff Nurse (Band 5)')
})

test('control characters, lone surrogates and zero-width marks leave no trace', () => {
	expect(cleanLine('a\u0000b\u0007c\u200Bd\uFEFFe\u00ADf\u202Eg\u2066h')).toBe('abcdefgh')
	expect(cleanLine('x\uD800y')).toBe('x\uFFFDy')
})

test('the private-use bullet that Word leaves behind is taken out', () => {
	expect(cleanLine('\uF0B7 Cooked for 80')).toBe('Cooked for 80')
})

test('accents that come as two characters become one', () => {
	expect(cleanLine('Siobha\u0301n')).toBe('Siobhán')
})

test('joiners stay inside Persian words and go from Latin ones', () => {
	expect(cleanLine('می\u200Cخواهم')).toBe('می\u200Cخواهم')
	expect(cleanLine('teach\u200Der')).toBe('teacher')
})

test.each([
	['combining accents', `a${'\u0301'.repeat(30_000)}`],
	['variation selectors', `a${'\uFE0F'.repeat(30_000)}`],
	['joined emoji', '👩‍'.repeat(20_000)],
	['Hangul initials', 'ᄀ'.repeat(30_000)],
	['tags', `🏴${'\u{E0067}'.repeat(30_000)}`],
])('no cluster of %s is long enough to hurt the typesetter', (_, text) => {
	const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(cleanLine(text))
	expect(Math.max(...Array.from(clusters, ({ segment }) => segment.length))).toBeLessThan(400)
})

test('ordinary text of any alphabet is left as it is', () => {
	const text = 'Łódź, Αθήνα, Пловдив, Đà Nẵng – “quoted”, 50% & £4,200 · C++ / C#'
	expect(cleanLine(text)).toBe(text)
})

test('a passage falls into its paragraphs', () => {
	expect(cleanParagraphs('One.\r\n\r\n Two \n\n\n')).toEqual(['One.', 'Two'])
})
