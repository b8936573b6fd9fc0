import { findSpelling, type SpellingVariant, toBritish } from './british-spelling.ts'

/** A word of a text that Britain and America spell in two ways, where it begins and which way it is written. */
export type SpelledWord = SpellingVariant & { start: number; word: string }

// Text written by other people or by computers: addresses, handles, code and quotations.
const protectedText = new RegExp(
	[
		String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+`,
		String.raw`(?:https?://|www\.)\S+`,
		String.raw`(?<![\w-])[\w-]+(?:\.[\w-]+){0,8}\.(?:com|org|net|io|dev|ai|co|uk|gov|edu|app|js|py)\b\S*`,
		String.raw`[@#]\p{L}[\p{L}\p{N}_]*`,
		'`[^`]*`|"[^"]*"|“[^”]*”',
		String.raw`(?<![\p{L}\p{N}])‘[^’]*’(?!\p{L})`,
	].join('|'),
	'giu',
)
const word = /(?<![\p{L}\p{N}_])\p{L}+(?:[-'’]\p{L}+)*(?![\p{L}\p{N}_])/gu

/**
 * The words of a text that differ between Britain and America, in their order. Names keep their spelling: a capital counts only
 * where a sentence begins, and there only if no name follows from it. Quoted text, addresses, handles
 * and code are left out.
 */
export function findSpelledWords(text: string): SpelledWord[] {
	const free = text.replace(protectedText, (found) => '_'.repeat(found.length))
	return [...free.matchAll(word)].flatMap(({ 0: found, index }) => {
		const variant = findSpelling(found)
		if (variant === null || isName(free, found, index)) return []
		return [{ ...variant, start: index, word: found }]
	})
}

/** The text with its American spellings in British form; everything else stays to the letter. */
export function inBritishSpelling(text: string): string {
	return findSpelledWords(text)
		.filter(({ variety }) => variety === 'american')
		.reduceRight(
			(spelt, { start, word: american }) =>
				spelt.slice(0, start) + toBritish(american) + spelt.slice(start + american.length),
			text,
		)
}

function isName(text: string, found: string, start: number): boolean {
	if (/\p{Ll}\p{Lu}/u.test(found)) return true
	const isShouted = found.length > 1 && found === found.toUpperCase()
	if (isShouted) return /\p{Ll}/u.test(text)
	// A part after a hyphen has no sentence to begin.
	if (
		found
			.split('-')
			.slice(1)
			.some((part) => /^\p{Lu}/u.test(part))
	)
		return true
	if (!/^\p{Lu}/u.test(found)) return false
	if (!opensSentence(text.slice(0, start))) return true
	const isVerb = /(?:ed|ing)$/.test(found)
	const next = text.slice(start + found.length)
	return !isVerb && /^ (?:(?:for|of|and|&) (?:the )?)?\p{Lu}/u.test(next)
}

function opensSentence(before: string): boolean {
	return /(?:^|[.!?:;\n•])[\s•●▪◦‣·*–—>-]*$/u.test(before)
}
