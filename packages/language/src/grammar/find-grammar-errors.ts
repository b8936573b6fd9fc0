import { confusionSets } from './confusion-sets.ts'
import type { GrammarRule } from './grammar-rule.ts'

/** Words that a spell checker may let pass and a reader does not. */
export type GrammarError = {
	/** The words as written, with the neighbours that reveal the error. */
	quote: string
	/** The same words put right. */
	right: string
	/** Where they begin in the text. */
	start: number
}

type Matcher = GrammarRule & { pattern: RegExp; whole: RegExp }

let matchers: Matcher[] | undefined

// While a CV is edited, all but one of its texts are as they were.
const remembered = new Map<string, readonly GrammarError[]>()
const mostRemembered = 500

/**
 * Returns the grammar errors and confused words in an English text, in order and without overlaps. Reports only
 * errors that are wrong in any context.
 */
export function findGrammarErrors(text: string): readonly GrammarError[] {
	const known = remembered.get(text)
	if (known !== undefined) return known
	if (remembered.size >= mostRemembered) remembered.clear()
	const slips = findAfresh(text)
	remembered.set(text, slips)
	return slips
}

function findAfresh(text: string): GrammarError[] {
	matchers ??= confusionSets.map(compileRule)
	const slips = matchers.flatMap((matcher) => slipsBy(matcher, text))
	slips.sort((one, other) => one.start - other.start)
	let end = 0
	return slips.filter(({ start, quote }) => {
		if (start < end) return false
		end = start + quote.length
		return true
	})
}

function compileRule(rule: GrammarRule): Matcher {
	const { front, wrong, next } = rule
	const before = front === undefined ? '' : `(?<front>(?:${front}) )`
	const after = next === undefined ? '' : `(?= ?(?<next>${next})(?![\\p{L}\\p{N}]))`
	// Every slip begins with a letter or figure, so that long white space is passed over at once.
	const source = `(?=\\S)(?<![\\p{L}\\p{N}’'./&-])${before}(?<wrong>${wrong})(?![\\p{L}\\p{N}’'/-])${after}`
	return {
		...rule,
		pattern: new RegExp(source.replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s*'), 'giu'),
		whole: new RegExp(wrong.replaceAll(' ', '\\s+'), 'iu'),
	}
}

function slipsBy({ pattern, whole, right, ...rule }: Matcher, text: string): GrammarError[] {
	return [...text.matchAll(pattern)].flatMap((match) => {
		const { front = '', wrong = '', next = '' } = match.groups ?? {}
		if (!isInCaseOf(rule, { wrong, next, isFirst: opensSentence(text, match.index) })) return []
		const end = match.index + front.length + wrong.length
		const room = /^\s*/.exec(text.slice(end))?.[0] ?? ''
		const shown = /^[\p{L}\p{N}]/u.test(next) ? room + next : ''
		const quote = text.slice(match.index, end) + shown
		const corrected = front + matchCase(wrong, wrong.replace(whole, right)) + shown
		return corrected === quote ? [] : [{ quote, right: corrected, start: match.index }]
	})
}

function isInCaseOf(
	rule: Omit<GrammarRule, 'right'>,
	{ wrong, next, isFirst }: { wrong: string; next: string; isFirst: boolean },
): boolean {
	if (rule.opensSentence && !isFirst) return false
	if (rule.isNextSmall && next !== next.toLowerCase()) return false
	if (rule.isNextCapital && !/^\p{Lu}/u.test(next)) return false
	if (rule.isNotCapitals && wrong === wrong.toUpperCase()) return false
	return !(rule.isSmallWithin && /^\p{Lu}/u.test(wrong) && !isFirst)
}

function opensSentence(text: string, index: number): boolean {
	return /(?:^|[.!?:;•\n])\s*$/u.test(text.slice(Math.max(0, index - 4), index))
}

// The correction takes the capitals of the original.
function matchCase(written: string, right: string): string {
	if (written.length > 1 && written === written.toUpperCase() && !/\d/.test(written))
		return right.toUpperCase()
	return /^\p{Lu}/u.test(written) ? right.charAt(0).toUpperCase() + right.slice(1) : right
}
