/** Quotes: the outer pair, and the one that opens the inner pair, which the apostrophe closes. */
type Quotes = { outer: readonly [string, string]; inner: string }

const raised: Quotes = { outer: ['“', '”'], inner: '‘' }
const low: Quotes = { outer: ['„', '“'], inner: '‚' }

const quotesByLanguage: Readonly<Record<string, Quotes>> = {
	de: low,
	fr: { outer: ['«\u00A0', '\u00A0»'], inner: '‘' },
	pl: { outer: ['„', '”'], inner: '‚' },
}

/**
 * Returns running text with the marks of print: the quotes of `setQuotes`, and an en dash between the two numbers of
 * a range. Numbers that look like a code, a postcode or a house number keep their hyphen.
 */
export function setPunctuation(text: string, language: string): string {
	return setQuotes(isRangePossible.test(text) ? text.replace(range, closeRange) : text, language)
}

/** A text with the quotes of the language and the apostrophe of print. */
export function setQuotes(text: string, language: string): string {
	return /["']/.test(text) ? replaceQuotes(text, quotesByLanguage[language] ?? raised) : text
}

const isRangePossible = /\d-\d/

// Numbers of codes, telephone numbers and days are in longer chains or begin with a nought.
const range = /(?<![\p{L}\p{N}./:_+-])([1-9]\d{0,3})-([1-9]\d{0,3})(?![\p{L}\p{N}/:_-]|[.]\d)/gu

function closeRange(
	found: string,
	...[from, to, at, text]: [string, string, number, string]
): string {
	const isRange = Number(from) < Number(to) && to.length - from.length <= 1
	const before = text.slice(Math.max(0, at - 12), at)
	const after = text.slice(at + found.length, at + found.length + 2)
	if (!isRange || isLabel.test(before)) return found
	const isPeriod = isYear.test(from) && isYear.test(to)
	return isPeriod || !(isCode.test(before) || isName.test(after)) ? `${from}–${to}` : found
}

const isYear = /^(?:19|20)\d\d$/

/** Comes before the number of a card or a form, and before a postcode in Japan. */
const isLabel = /(?:\b(?:code|id|no\.?|number|pin|ref\.?|reference)|[#№〒]):? ?$/iu

/** Capitals or another number before digits make them part of a code. */
const isCode = /(?:\p{Lu}\p{Lu}|\d):? $/u

/** A street, a town or another number after digits. In scripts without capitals, any word could be one. */
const isName = /^ [\p{Lu}\p{Lo}\d]/u

function replaceQuotes(text: string, { outer, inner }: Quotes): string {
	let isOpen = false
	return text.replace(/["']/g, (mark, at: number) => {
		const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' ']
		const opens = isGap.test(before) && !/\s/.test(after)
		if (mark === "'") return opens && !/\d/.test(after) ? inner : '’'
		// Behind a number with nothing open, it means inches.
		if (!opens && !isOpen && /\d/.test(before)) return mark
		isOpen = opens
		return outer[opens ? 0 : 1]
	})
}

const isGap = /[\s([{/–—„“‘«-]/
