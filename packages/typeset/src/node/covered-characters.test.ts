import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { coveredCharacters } from './covered-characters.ts'
import { fontFiles } from './fonts.ts'
import { findMissingCharacters } from './missing-characters.ts'

// The letters ŵ and ŷ of Welsh are drawn by another family where PT lacks them, as all Latin is in Chinese text.
const latin = fontFiles().filter((file) => !/PTS|NotoSans(?:SC|JP|KR)/.test(file))

test.each(latin.map((file) => [basename(file), file] as const))(
	'%s draws the letters of a British CV',
	(_name, file) => {
		const covered = coveredCharacters(readFileSync(file))
		const needed = 'AZaz09 áéíóúŵŷÀç£€–—‘’“”•…&@'
		expect([...needed].filter((character) => !covered.has(character.codePointAt(0) ?? 0))).toEqual(
			[],
		)
	},
)

test('a font that has no Chinese does not claim to', () => {
	for (const file of latin) {
		expect(coveredCharacters(readFileSync(file)).has(0x6f22)).toBe(false)
	}
})

test('each missing character is named once, in the order of the text', () => {
	expect(findMissingCharacters('a 𓀀 b ሀ 𓀀 é')).toEqual(['𓀀', 'ሀ'])
	expect(findMissingCharacters('Ordinary words – “quoted”')).toEqual([])
})

test('Greek, Cyrillic, Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese and Korean are drawn', () => {
	const words = 'Αθήνα Пловдив محاسب עברית हिन्दी ภาษาไทย 简体中文 日本語 ひらがな 한국어'
	expect(findMissingCharacters(words)).toEqual([])
})
