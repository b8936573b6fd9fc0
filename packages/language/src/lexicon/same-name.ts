import { isWrittenSmall } from './domain-terms.ts'
import { hasCredentialWord } from './is-credential-name.ts'
import { stemWord } from './stem-word.ts'

const word = /[\p{L}\p{N}][\p{L}\p{N}+#]*(?:[.&](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu
const joining = /^(?:a|an|and|the|of|in|for|to|on|with)$/i
const fewestShared = 4

/**
 * Whether two names of one concept differ only in form, so that one can replace the other in a CV: the same words, a
 * short form and its long form, or a name with and without its maker. Two tools that the lexicon treats as equal
 * still have different names, and so do a paper and its subject.
 */
export function isSameName(own: string, theirs: string): boolean {
	if (hasCredentialWord(own) !== hasCredentialWord(theirs)) return false
	const [left, right] = [splitWords(own), splitWords(theirs)]
	if (left.length === 0 || right.length === 0) return false
	return (
		sortedStems(left) === sortedStems(right) ||
		isShortFor(left, right) ||
		isShortFor(right, left) ||
		isWithMaker(left, right) ||
		isWithMaker(right, left)
	)
}

function splitWords(name: string): string[] {
	return (name.match(word) ?? []).filter((one) => !joining.test(one))
}

function sortedStems(words: readonly string[]): string {
	return words.map(stemWord).sort().join(' ')
}

function isShortFor([short = '', ...others]: readonly string[], long: readonly string[]): boolean {
	if (others.length > 0) return false
	const letters = short.toLowerCase().replace(/s$/, '')
	if (long.length > 1)
		return (
			letters ===
			long
				.map((one) => one.charAt(0).toLowerCase())
				.join('')
				.replace(/s$/, '')
		)
	const [whole = ''] = long
	return isInitials(short, whole) || isNumeronym(short, whole) || isBeginning(short, whole)
}

// The short form is all the capitals of the whole name.
function isInitials(short: string, whole: string): boolean {
	const capitals = whole.match(/\p{Lu}/gu)?.join('') ?? ''
	return capitals.length > 1 && capitals === short
}

// A number in a short form counts the letters left out between the first and the last.
function isNumeronym(short: string, whole: string): boolean {
	const [, first = '', left = '', last = ''] = /^(\p{L})(\d+)(\p{L})$/u.exec(short) ?? []
	const pattern = new RegExp(`^${first}.{${left || 0}}${last}$`, 'i')
	return left !== '' && pattern.test(whole)
}

// The whole name begins with the short form; a new word with a capital behind it makes another product.
function isBeginning(short: string, whole: string): boolean {
	const [begin, all] = [short.toLowerCase(), whole.toLowerCase()]
	const isNamedOn = /\p{Lu}\p{Ll}/u.test(whole.slice(short.length))
	return begin.length >= fewestShared && !isNamedOn && all.startsWith(begin.replace(/s$/, ''))
}

// Who makes it is a proper name before a proper name. An ordinary word in front makes it one of several.
function isWithMaker(short: readonly string[], long: readonly string[]): boolean {
	const at = long.length - short.length
	const [maker, product] = [long.slice(0, at), long.slice(at)]
	const isSame = product.join(' ').toLowerCase() === short.join(' ').toLowerCase()
	const isNamed = maker.every((one) => isProper(one) && !isWrittenSmall(one))
	return maker.length > 0 && isSame && isNamed && product.some(isProper)
}

function isProper(one: string): boolean {
	return /\p{Lu}|^\p{L}\d/u.test(one)
}
