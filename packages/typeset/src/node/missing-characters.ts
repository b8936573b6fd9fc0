import { readFileSync } from 'node:fs'
import { coveredCharacters } from './covered-characters.ts'
import { fontFiles } from './fonts.ts'

const unusual =
	/[^\n\x20-\x7E\u00A0-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC]/gu

// Line feed and zero-width space, non-joiner and joiner: nothing is drawn for these.
const invisible = [0x0a, 0x200b, 0x200c, 0x200d]

/** The code points that each kind of font draws; large fonts are read only when a text needs them. */
const covered = new Map<'latin' | 'other', Set<number>>()

/** The characters of a text that none of our fonts can draw, each once, in the order in which they appear. */
export function findMissingCharacters(text: string): string[] {
	const others = [...new Set(text.match(unusual))].filter((letter) => !isDrawn(letter, 'latin'))
	return others.filter((letter) => !isDrawn(letter, 'other'))
}

function isDrawn(character: string, kind: 'latin' | 'other'): boolean {
	const known = covered.get(kind) ?? coveredBy(kind)
	covered.set(kind, known)
	return known.has(character.codePointAt(0) ?? 0)
}

// Italics draw a few letters fewer than the upright fonts, and templates use both; other scripts have none.
function coveredBy(kind: 'latin' | 'other'): Set<number> {
	const ending = kind === 'latin' ? '_400Regular_Italic.ttf' : '_400Regular.ttf'
	const known = new Set<number>(invisible)
	for (const file of fontFiles()) {
		if (!file.endsWith(ending) || (kind === 'other' && !isOfOtherScript(file))) continue
		for (const code of coveredCharacters(readFileSync(file))) known.add(code)
	}
	return known
}

function isOfOtherScript(file: string): boolean {
	return /(?:NotoSans\w+|Vazirmatn)_400Regular\.ttf$/.test(file)
}
