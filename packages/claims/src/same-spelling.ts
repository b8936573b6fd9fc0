import type { Line, Token } from '@app/language/analysis'

/** The words of the old text, bare of marks, each alone and joined with the next: "log book" is "logbook". */
export function listSpellings({ tokens }: Line): Set<string> {
	const words = tokens.map(({ lower }) => bare(lower))
	const joined = words.flatMap((word, index) => [word, word + (words[index + 1] ?? '')])
	return new Set(
		joined
			.filter((word) => word.length > 1)
			.flatMap((word) => [word, word.replace(/s$/, ''), `${word}s`]),
	)
}

function bare(word: string): string {
	return word.replace(/[^\p{L}\d]/gu, '')
}

/** Whether a word of the new text is one of the old text's, joined, split, in another number, or with its misspelling put right. */
export function isSameSpelling(token: Token, spellings: ReadonlySet<string>): boolean {
	const word = bare(token.lower)
	if (word.length < 2) return false
	if (spellings.has(word)) return true
	return (
		word.length >= 5 && [...spellings].some((other) => other.length >= 4 && isOneSlip(other, word))
	)
}

function isOneSlip(one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false
	let start = 0
	while (start < one.length && one[start] === other[start]) start++
	let end = 0
	while (
		end < Math.min(one.length, other.length) - start &&
		one.at(-1 - end) === other.at(-1 - end)
	)
		end++
	const left = Math.max(one.length, other.length) - start - end
	if (left <= 1) return true
	return (
		one.length === other.length &&
		left === 2 &&
		one[start] === other[start + 1] &&
		one[start + 1] === other[start]
	)
}

const small = /^(?:of|and|the|for|in|to|&|\(|\))$/

/** The abbreviations of `short` that `full` spells out: the tokens themselves. */
export function findShortened(short: Line, full: Line): Set<number> {
	return new Set(
		short.tokens
			.filter(({ text }) => {
				const letters = readInitials(text)
				return (
					letters !== '' &&
					full.tokens.some(({ index }) => spellOut(letters, full, index).length > 0)
				)
			})
			.map(({ index }) => index),
	)
}

function readInitials(text: string): string {
	return /^\p{Lu}[\p{L}&]{1,6}$/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(text)
		? text.replace(/s$/, '').replace('&', '').toLowerCase()
		: ''
}

/** The tokens of `full` that spell out an abbreviation of `short`: "Individual Education Plans" for "IEPs". */
export function findSpelledOut(short: Line, full: Line): Set<number> {
	const found = new Set<number>()
	for (const { text } of short.tokens) {
		const letters = readInitials(text)
		if (letters === '') continue
		for (let at = 0; at < full.tokens.length; at++)
			for (const index of spellOut(letters, full, at)) found.add(index)
	}
	return found
}

function spellOut(letters: string, { tokens }: Line, from: number): number[] {
	const used: number[] = []
	let letter = 0
	for (let at = from; at < Math.min(tokens.length, from + 10) && letter < letters.length; at++) {
		const lower = tokens[at]?.lower ?? ''
		if (lower.startsWith(letters[letter] ?? ' ')) {
			used.push(at)
			letter++
			if (lower.split('-')[1]?.startsWith(letters[letter] ?? ' ') === true) letter++
		} else if (!small.test(lower)) return []
	}
	return letter >= letters.length ? used : []
}
