import type { CvDocument } from '@app/cv'
import { findUnlinkedUrls } from '../unlinked-urls.ts'

const mostNamed = 12

/** Lists the warnings about the printed CV, in sentences for the person. */
export function listPrintWarnings(cv: CvDocument | null, missing: string[]): string[] {
	return [
		...new Set(
			(cv === null ? [] : findUnlinkedUrls(cv)).map(
				(address) =>
					`“${shortened(address)}” isn’t clickable in your file, because links like this can be unsafe.`,
			),
		),
		...(missing.length === 0 ? [] : [missingSentence(missing)]),
	]
}

function missingSentence(missing: string[]): string {
	const named = missing.slice(0, mostNamed).map(nameCharacter).join(', ')
	const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : ''
	const [noun, pronoun] = missing.length === 1 ? ['character', 'it'] : ['characters', 'them']
	return `This template’s fonts can’t print the ${noun} ${named}${more}. Please write ${pronoun} another way.`
}

function nameCharacter(character: string): string {
	const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
	return `${character} (U+${code})`
}

function shortened(text: string): string {
	return text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text
}
