import { splitWords } from '@app/language'
import { holdsName } from './aliases.ts'

/** Names and abbreviations that the person did not write. */
export function newNames(licence: string, after: string): string[] {
	const words = splitWords(after)
	const spelledOut = spelledOutWords(licence, words)
	return words.filter((word, index) => {
		const isName =
			index > 0 && /^\p{Lu}/u.test(word) && word !== 'I' && !isSentenceStart(after, word)
		const isAbbreviation = /^\p{Lu}{2,}/u.test(word)
		return (isName || isAbbreviation) && !spelledOut.has(index) && !holdsName(licence, word)
	})
}

/** The places of words that spell out an abbreviation of the person: "Amazon Web Services" for "AWS". */
export function spelledOutWords(licence: string, words: readonly string[]): Set<number> {
	const initials = words.map((word) => word.charAt(0).toLowerCase()).join('')
	const places = new Set<number>()
	for (const abbreviation of licence.match(/\b\p{Lu}{2,6}\b/gu) ?? []) {
		const at = initials.indexOf(abbreviation.toLowerCase())
		if (at < 0) continue
		for (let offset = 0; offset < abbreviation.length; offset++) places.add(at + offset)
	}
	return places
}

function isSentenceStart(text: string, word: string): boolean {
	return new RegExp(`[.!?]\\s+${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(text)
}
