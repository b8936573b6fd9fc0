import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { TypesetStyle } from '../typeset-input.ts'
import { coveredCharacters } from './covered-characters.ts'
import { fontFiles } from './fonts.ts'

const isLatin = /^[\p{Script=Latin}\p{M}\p{P}\p{Zs}]+$/u
/** Every one of our fonts draws these. */
const isUsual = /^[\x20-\x7E\u00A0-\u017F\u2018\u2019]*$/
const serifs = ['Source Serif 4', 'EB Garamond']

const coverage = new Map<string, Set<number>>()

/** Returns the families for a name, the first of which draws all of its letters: in no name does one letter stand out. */
export function nameFamilies(
	name: string,
	{ word, display, body }: TypesetStyle['fonts'],
): { display: string[]; body: string[] } {
	if (isUsual.test(name) || !isLatin.test(name)) return { display, body }
	return {
		display: startWithWhole(name, display, word.display),
		body: startWithWhole(name, body, word.body),
	}
}

// `word` is the font that stands for these in a Word document, which tells whether they have serifs.
function startWithWhole(name: string, families: string[], word: string): string[] {
	const likely = word === 'Georgia' || word === 'Garamond' ? serifs : []
	const whole = [...families.slice(0, 1), ...likely, ...families].find((family) =>
		drawsAll(family, name),
	)
	return whole === undefined ? families : [...new Set([whole, ...families])]
}

function drawsAll(family: string, name: string): boolean {
	const covered = coverage.get(family) ?? readCoverage(family)
	coverage.set(family, covered)
	return [...name].every((letter) => covered.has(letter.codePointAt(0) ?? 0))
}

function readCoverage(family: string): Set<number> {
	const file = `${family.replaceAll(' ', '')}_400Regular.ttf`
	const path = fontFiles().find((each) => basename(each) === file)
	return path === undefined ? new Set() : coveredCharacters(readFileSync(path))
}
