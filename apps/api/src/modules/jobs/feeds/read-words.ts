import type { JobType, PayPeriod, Salary } from '@app/contract'

const typePatterns: [pattern: RegExp, type: JobType][] = [
	[/full[\s_-]?time|permanent/i, 'full_time'],
	[/part[\s_-]?time/i, 'part_time'],
	[/contract|freelance/i, 'contract'],
	[/temp/i, 'temporary'],
	[/intern(?!al|ational)/i, 'internship'],
	[/apprentic/i, 'apprenticeship'],
	[/volunteer/i, 'volunteer'],
]

/** The kinds of employment that a source's words name. */
export function typesIn(...words: (string | null | undefined)[]): JobType[] {
	const text = words.filter(Boolean).join(' ')
	return typePatterns.filter(([pattern]) => pattern.test(text)).map(([, type]) => type)
}

/** Whether a place says that one may work from home. */
export function saysRemote(place: string): boolean {
	return /\bremote\b|\bwork(?:ing)? from home\b|\banywhere\b/i.test(place)
}

/** A moment as a source writes it, or `null` for anything that is none. */
export function dateIn(value: string | number | null | undefined): Date | null {
	if (value === null || value === undefined || value === '') return null
	const date = new Date(value)
	return Number.isNaN(date.getTime()) ? null : date
}

/** A day written as `31/12/2026`. */
export function britishDateIn(value: string | null | undefined): Date | null {
	const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(value ?? '') ?? []
	return year === undefined ? null : dateIn(`${year}-${month}-${day}T00:00:00Z`)
}

/** Pay, or `null` where a part of it is not told: nobody should be promised a guess. */
export function salaryOf(pay: {
	min?: number | null | undefined
	max?: number | null | undefined
	currency: string | null | undefined
	period: PayPeriod | null
}): Salary | null {
	const { currency, period } = pay
	const min = pay.min || null
	const max = pay.max || null
	if ((min === null && max === null) || period === null) return null
	if (!/^[A-Z]{3}$/.test(currency ?? '')) return null
	return { min, max, currency: currency ?? '', period }
}

/** What a source calls the time that pay is for. */
export function periodIn(words: string | null | undefined): PayPeriod | null {
	const text = (words ?? '').toLowerCase()
	if (/hour/.test(text)) return 'hour'
	if (/da(y|ily)/.test(text)) return 'day'
	if (/week/.test(text)) return 'week'
	if (/month/.test(text)) return 'month'
	return /year|annual|annum/.test(text) ? 'year' : null
}

const signs: Record<string, string> = { '£': 'GBP', $: 'USD', '€': 'EUR' }

/** Pay in words such as `£30,000 - £35,000 a year` or `$40k-50k`; `null` unless currency and time are plain. */
export function salaryIn(words: string): Salary | null {
	const sign = /[£$€]/.exec(words)?.[0]
	const currency = sign ? signs[sign] : /\b(GBP|USD|EUR)\b/.exec(words)?.[1]
	const amounts = [...words.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(k\b)?/gi)]
		.slice(0, 2)
		.map(([, digits = '', k]) => Number(digits.replaceAll(',', '')) * (k ? 1000 : 1))
	const [min = null, max = min] = amounts
	// Nobody is paid ten thousand an hour: sums as large as that are for a year.
	const period = periodIn(words) ?? (min !== null && min >= 10_000 ? 'year' : null)
	return salaryOf({ min, max, currency, period })
}
