import { readFileSync } from 'node:fs'
import { coveredCharacters } from './covered-characters.ts'
import { fontFiles } from './fonts.ts'

const ordinary =
	/^[\n\x20-\x7E\u00A0-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC]*$/

// Line feed and zero-width space, non-joiner and joiner: nothing is drawn for these.
const invisible = [0x0a, 0x200b, 0x200c, 0x200d]

let covered: Set<number> | null = null

/** The characters of a text that none of our fonts can draw, each once, in the order in which they appear. */
export function findMissingCharacters(text: string): string[] {
	if (ordinary.test(text)) return []
	covered ??= coveredByOurFonts()
	const known = covered
	return [...new Set(text)].filter((character) => !known.has(character.codePointAt(0) ?? 0))
}

// The italics draw a few letters fewer than the upright fonts, and templates use both.
function coveredByOurFonts(): Set<number> {
	const italics = fontFiles().filter((file) => file.endsWith('_400Regular_Italic.ttf'))
	const drawn = italics.flatMap((file) => [...coveredCharacters(readFileSync(file))])
	return new Set([...drawn, ...invisible])
}
