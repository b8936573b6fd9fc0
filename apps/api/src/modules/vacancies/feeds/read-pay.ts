import type { PayPeriod, Salary } from '@app/contract'

/** Pay, or `null` where a part of it is not told: nobody should be promised a guess. */
export function toSalary(pay: {
	min?: number | null | undefined
	max?: number | null | undefined
	currency: string | null | undefined
	period: PayPeriod | null
}): Salary | null {
	const { currency, period } = pay
	const [min, max] = [toAmount(pay.min), toAmount(pay.max)]
	if ((min === null && max === null) || period === null) return null
	if (min !== null && max !== null && max < min) return null
	if (!/^[A-Z]{3}$/.test(currency ?? '')) return null
	return { min, max, currency: currency ?? '', period }
}

function toAmount(amount: number | null | undefined): number | null {
	return amount && amount > 0 ? amount : null
}

const periodPatterns: [pattern: RegExp, period: PayPeriod][] = [
	[/hour|\bhr\b/i, 'hour'],
	[/(?<![a-z])da(?:y|ily)/i, 'day'],
	[/week|\bwk\b/i, 'week'],
	[/month|\bmo\b|\bpcm\b/i, 'month'],
	[/year|annual|annum|\byr\b/i, 'year'],
]
// Pay for half a month or two weeks cannot be said in whole ones.
const unusual = /\b(?:bi|semi|twice)[\s_-]*(?:annual|month|week|year)|fortnight/i

/** Returns the period that a source names for the pay; `null` when it names no period, several or an unusual one. */
export function findPayPeriod(words: string | null | undefined): PayPeriod | null {
	const named = findPeriods(words ?? '')
	return named.length === 1 ? (named[0] ?? null) : null
}

function findPeriods(words: string): (PayPeriod | null)[] {
	if (unusual.test(words)) return [null]
	return periodPatterns.filter(([pattern]) => pattern.test(words)).map(([, period]) => period)
}

const codes = /\b(?:AUD|BRL|CAD|CHF|EUR|GBP|HKD|INR|JPY|MXN|NZD|PLN|SEK|SGD|USD)\b/g
const signs: Record<string, string> = { '£': 'GBP', $: 'USD', US$: 'USD', '€': 'EUR' }
// `CA$`, `A$` and similar signs are other dollars.
const sign = /[£€]|(?<![A-Z])(?:US)?\$/g

function findCurrency(words: string): string | null {
	const written = words.match(codes) ?? (words.match(sign) ?? []).map((found) => signs[found])
	const [currency = null, ...others] = new Set(written)
	return others.length === 0 ? currency : null
}

// `37.5 hours a week` is how long one works, and no pay.
const workingTime =
	/(?<![£$€\d.,])\d[\d.,]*(?:\s*(?:-|–|to)\s*\d[\d.,]*)?[\s-]*(?:hours?|hrs?|days?|weeks?|months?)\b(?:\s*(?:a|per|\/)\s*(?:week|day|month|year)\b)?/gi
const sums = /(?<digits>\d[\d.,]*)\s*(?<k>k\b)?(?<open>\s*\+)?/gi
const between = /^\s*(?:-|–|—|to|up to)\s*(?:(?:US|[A-Z]{3})\s*)?(?:[£$€]\s*)?$/i
const mostTimes = 5

/** Pay in words such as `£30,000 - £35,000 a year` or `$40-50k`; `null` unless all of it is plain. */
export function parseSalary(words: string): Salary | null {
	const text = words.replace(workingTime, ' ')
	const range = findRange(text)
	if (range === null) return null
	// Nobody is paid ten thousand an hour: sums as large as that are for a year.
	const isYear = findPeriods(text).length === 0 && (range.min ?? range.max ?? 0) >= 10_000
	return toSalary({
		...range,
		currency: findCurrency(text),
		period: isYear ? 'year' : findPayPeriod(text),
	})
}

type Range = { min: number | null; max: number | null }

function findRange(text: string): Range | null {
	const [first, last, ...others] = findAmounts(text)
	if (first === undefined || others.length > 0) return null
	const before = text.slice(0, first.start)
	if (last === undefined) return openRange(before, first)
	if (!between.test(text.slice(first.end, last.start))) return null
	// The first sum of `$40-50k` is short for as many thousands.
	const isShort = last.isThousands && !first.isThousands && first.amount * 1000 <= last.amount
	const min = isShort ? first.amount * 1000 : first.amount
	return last.amount <= min * mostTimes ? { min, max: last.amount } : null
}

/** `up to £50,000` and `£50,000+` state one end only. */
function openRange(before: string, { amount, isOpen }: Sum): Range {
	if (/\b(?:up to|max(?:imum)?)\b/i.test(before)) return { min: null, max: amount }
	const isLeast = isOpen || /\b(?:from|min(?:imum)?|at least)\b/i.test(before)
	return { min: amount, max: isLeast ? null : amount }
}

/** `amount` is no number for digits that may mean anything. */
type Sum = { amount: number; isThousands: boolean; isOpen: boolean; start: number; end: number }

function findAmounts(text: string): Sum[] {
	return [...text.matchAll(sums)].map(({ 0: all, index: start, groups = {} }) => {
		const { digits = '', k, open } = groups
		const amount = parseNumber(digits.replace(/(?<![.,])[.,]+$/, '')) * (k ? 1000 : 1)
		const isOpen = open !== undefined
		return { amount, isThousands: k !== undefined, isOpen, start, end: start + all.length }
	})
}

const number = /^(?<whole>\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:[.,](?<rest>\d{1,2}))?$/

/** A number with commas or points between its thousands. */
function parseNumber(digits: string): number {
	const { whole = '', rest = '0' } = number.exec(digits)?.groups ?? {}
	return whole === '' ? Number.NaN : Number(`${whole.replace(/[.,]/g, '')}.${rest}`)
}
