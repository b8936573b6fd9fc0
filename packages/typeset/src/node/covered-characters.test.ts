import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coveredCharacters } from './covered-characters.ts'
import { fontFiles } from './fonts.ts'
import { findMissingCharacters } from './missing-characters.ts'

test.each(fontFiles())('%s draws the letters of a British CV', (file) => {
	const covered = coveredCharacters(readFileSync(file))
	const needed = 'AZaz09 áéíóúŵŷÀç£€–—‘’“”•…&@'
	expect([...needed].filter((character) => !covered.has(character.codePointAt(0) ?? 0))).toEqual([])
})

test('a font that has no Chinese does not claim to', () => {
	for (const file of fontFiles()) {
		expect(coveredCharacters(readFileSync(file)).has(0x6f22)).toBe(false)
	}
})

test('each missing character is named once, in the order of the text', () => {
	expect(findMissingCharacters('a 字 b 漢 字 é')).toEqual(['字', '漢'])
	expect(findMissingCharacters('Ordinary words – “quoted”')).toEqual([])
})
