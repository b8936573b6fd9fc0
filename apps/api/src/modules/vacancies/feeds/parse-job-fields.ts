import type { JobType } from '@app/contract'

const typePatterns: [pattern: RegExp, type: JobType][] = [
	[/full[\s_-]?time/i, 'full_time'],
	[/part[\s_-]?time/i, 'part_time'],
	[/contract|freelance/i, 'contract'],
	[/\btemp(?:orary)?\b/i, 'temporary'],
	[/\bintern(?:ship)?s?\b/i, 'internship'],
	[/apprentic/i, 'apprenticeship'],
	[/volunteer/i, 'volunteer'],
]

/** The kinds of employment that a source's words name. */
export function findJobTypes(...words: (string | null | undefined)[]): JobType[] {
	const text = words.filter(Boolean).join(' ')
	return typePatterns.filter(([pattern]) => pattern.test(text)).map(([, type]) => type)
}

/** Whether a place says that one may work from home. */
export function saysRemote(place: string): boolean {
	return /\bremote\b|\bwork(?:ing)? from home\b|\banywhere\b/i.test(place)
}

/** Reads a moment as a source writes it; returns `null` for anything else and for years that no database keeps. */
export function parseDate(value: string | number | null | undefined): Date | null {
	if (value === null || value === undefined || value === '') return null
	const date = new Date(value)
	const year = date.getUTCFullYear()
	return year >= 1970 && year <= 9999 ? date : null
}

/** The moment until which a job is open: the end of a day that is told without a time. */
export function parseLastMoment(value: string | null | undefined): Date | null {
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '')
	return parseDate(isDay ? `${value}T23:59:59Z` : value)
}

/** A day written as `31/12/2026` in the form `2026-12-31`. */
export function dayOfBritish(value: string | null | undefined): string | null {
	const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(value ?? '') ?? []
	return year === undefined ? null : `${year}-${month}-${day}`
}
