import { lineWordLists } from '../line-words.ts'
import { numberWords } from './number-words.ts'

export type QuantityKind = 'money' | 'percent' | 'duration' | 'multiple' | 'count'

/** An amount in a text. `value` is in pounds, per cent, the unit named, times, or things; of a range, the lower end. */
export type Quantity = {
	kind: QuantityKind
	value: number
	text: string
	start: number
	end: number
	/** "about", "over", "up to" or "+" stand beside it. */
	isApproximate: boolean
}

const figure = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const scale = '\\s?(?:k|m|bn|million|thousand|billion)(?![\\p{L}])'
const amount = `(?:${figure})(?:${scale})?`
const range = `(?:\\s?(?:-|–|to)\\s?(?:[£$€]\\s?)?${amount})?`
const word = `(?:${[...numberWords.keys()].join('|')})(?:[- ](?:${[...numberWords.keys()].join('|')}))*`
const timeUnit =
	'(?:second|sec|minute|min|hour|hr|day|night|week|month|year|shift|term|season|century|decade)s?'

const expressions: readonly (readonly [QuantityKind, RegExp])[] = [
	['money', expression(`(?:[£$€]\\s?|\\b(?:gbp|eur|usd)\\s?)(${amount})${range}\\+?(?:${scale})?`)],
	['money', expression(`(${amount})\\s?(?:pounds|euros|dollars|gbp|eur|usd)(?![\\p{L}])`)],
	['percent', expression(`(${figure})${range}\\s?(?:%|per ?cent(?![\\p{L}]))`)],
	['percent', expression(`(${word})\\s(?:per ?cent)(?![\\p{L}])`)],
	['multiple', expression('(doubl|tripl|quadrupl|halv)(?:e[sd]?|ing)(?![\\p{L}])')],
	['multiple', expression('(twice|threefold|tenfold)(?![\\p{L}])')],
	['multiple', expression(`(${figure})\\s?(?:x|times)(?![\\p{L}])`)],
	['duration', expression(`(${figure}|${word})${range}\\+?[\\s-]${timeUnit}(?![\\p{L}])`)],
	['count', expression(`(${amount})${range}\\+?(?![\\p{L}\\d/:])`)],
	['count', expression(`(${word}|dozens|hundreds|thousands|millions)(?![\\p{L}-])`)],
]

// Figures that belong to a name, not to an amount: Level 3, Year 6, ISO 9001, Office 365, COVID-19, Band 5.
const nameBefore = new RegExp(
	String.raw`(?:\b(?:${lineWordLists.alternatives('before-a-figure-of-a-name')})[\s-]|\+\+|[#@/:_]|[\p{L}]-?|\d[.,/])$`,
	'iu',
)

const mayHoldAmount = new RegExp(
	`\\d|(?:^|[^\\p{L}])(?:${[...numberWords.keys()].join('|')}|dozens|hundreds|thousands|millions|doubl|tripl|quadrupl|halv|twice|threefold|tenfold)`,
	'iu',
)

/** The amounts of a text in order, none overlapping: money, per cent, durations, multiples and counts. Years are dates, not amounts. */
export function findQuantities(text: string): readonly Quantity[] {
	const known = lately.get(text)
	if (known !== undefined) return known
	if (lately.size >= mostLately) lately.clear()
	const found = searchFor(text)
	lately.set(text, found)
	return found
}

// Judging one line asks for its amounts several times over.
const mostLately = 64
const lately = new Map<string, readonly Quantity[]>()

function searchFor(text: string): readonly Quantity[] {
	// Most lines hold no amount, and the expressions are slow to find that out.
	if (!mayHoldAmount.test(text)) return []
	const found: Quantity[] = []
	for (const [kind, pattern] of expressions) {
		for (const match of text.matchAll(pattern)) {
			const quantity = toQuantity({ kind, match, text })
			if (quantity !== null && !found.some((other) => overlaps(other, quantity)))
				found.push(quantity)
		}
	}
	return found.sort((a, b) => a.start - b.start)
}

function expression(source: string): RegExp {
	return new RegExp(`(?<![\\p{L}\\d.,/])${source}`, 'giu')
}

type Hit = { kind: QuantityKind; match: RegExpExecArray; text: string }

function toQuantity({ kind, match, text }: Hit): Quantity | null {
	const [whole, core = ''] = match
	const before = text.slice(0, match.index)
	if (kind === 'count' && isNoCount(whole, before, text.slice(match.index + whole.length)))
		return null
	return {
		kind,
		value: parseAmount(core),
		text: whole,
		start: match.index,
		end: match.index + whole.length,
		isApproximate:
			whole.includes('+') ||
			/(?:\b(?:about|around|approximately|approx\.?|over|up to|more than|nearly|almost|circa)\s|~\s?)$/i.test(
				before,
			),
	}
}

function isNoCount(whole: string, before: string, after: string): boolean {
	if (nameBefore.test(before) && !/\b(?:a|of)\s$/i.test(before)) return true
	// Before these words or a hyphen, one is no amount. Ordinals never come here.
	if (/^one$/i.test(whole)) return /^\s?(?:of|to|another|stop)\b|^-/i.test(after)
	if (/^(?:19|20)\d\d$/.test(whole)) return true
	return /^\d+$/.test(whole) && /^(?:st|nd|rd|th|D|G|:|\/)/.test(after)
}

function parseAmount(core: string): number {
	const digits = /(?:(?<![\d,.])[\d,.]+)?\d/.exec(core)?.[0]
	if (digits === undefined) return numberOfWords(core)
	const factor = /(?:k|thousand)$/i.test(core) ? 1_000 : bigFactor(core)
	return Number(digits.replaceAll(',', '')) * factor
}

function bigFactor(core: string): number {
	if (/(?:bn|billion)$/i.test(core)) return 1_000_000_000
	return /(?:m|million)$/i.test(core) ? 1_000_000 : 1
}

function numberOfWords(words: string): number {
	const multiples: Record<string, number> = {
		doubl: 2,
		tripl: 3,
		quadrupl: 4,
		halv: 0.5,
		twice: 2,
		threefold: 3,
		tenfold: 10,
	}
	const plain = words.toLowerCase()
	const multiple = multiples[plain]
	if (multiple !== undefined) return multiple
	return plain.split(/[- ]/).reduce((total, part) => {
		const value = numberWords.get(part.replace(/s$/, '')) ?? 0
		return value >= 100 && total > 0 ? total * value : total + value
	}, 0)
}

function overlaps(a: Quantity, b: Quantity): boolean {
	return a.start < b.end && b.start < a.end
}
