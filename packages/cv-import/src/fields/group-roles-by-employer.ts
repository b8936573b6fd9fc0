import { earliestMonth, latestMonth } from '@app/cv'
import { clearlyNamesOrganisation } from '../classifier/phrase-log-odds.ts'
import { institutionScore } from '../lexicon/education-words.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { looksLikeTown } from '../lexicon/place-names.ts'
import type { Entry } from './entry.ts'
import type { EntryDate } from './entry-date.ts'
import { headerParts } from './header-parts.ts'

/** The most roles at one employer. Without a limit, a file with many dates takes quadratic time. */
const mostRoles = 30

/** Marks the entries that are employers whose dates cover all the roles that follow, and marks those roles. */
export function groupRolesByEmployer(entries: readonly Entry[]): Entry[] {
	const marked = entries.map(
		(entry, index): Entry => ({
			...entry,
			standing: headsNext(entry, entries[index + 1]) ? 'group' : 'alone',
		}),
	)
	for (const [index, entry] of marked.entries()) {
		const roles = rolesThatFill(entry, marked.slice(index + 1, index + 1 + mostRoles))
		if (roles.length === 0) continue
		entry.standing = 'employer'
		for (const role of roles) role.standing = 'role'
	}
	return marked
}

function headsNext(entry: Entry, next: Entry | undefined): boolean {
	return (
		entry.body.length === 0 &&
		entry.date !== null &&
		next?.date != null &&
		entry.date.range.isRange &&
		next.date.range.isRange &&
		contains(entry.date, next.date) &&
		next.header.length <= entry.header.length
	)
}

/**
 * Returns the roles under an employer: without a gap, the first begins and the last ends with the employer's dates.
 * Jobs side by side may fit by chance, so the employer must have no title and no role may have another organisation.
 */
function rolesThatFill(head: Entry, after: readonly Entry[]): Entry[] {
	const { date } = head
	if (date === null || !mayEmploy(head)) return []
	const end = after.findIndex((entry) => !mayBeRole(entry, date))
	const within = after.slice(0, end === -1 ? undefined : end)
	const count = within.findIndex((_, index) => fill(date, within.slice(0, index + 1))) + 1
	const roles = within.slice(0, count)
	if (roles.length < 2 || areAlike(head, roles)) return []
	const others = within.slice(count)
	const otherEnd = others.findIndex((entry) => !saysOneThing(entry))
	return [...roles, ...others.slice(0, otherEnd === -1 ? undefined : otherEnd)]
}

function mayEmploy({ body, header, date }: Entry): boolean {
	return (
		body.length === 0 &&
		header.length <= 2 &&
		date?.range.isRange === true &&
		header.every(({ span }) => splitPieces(span.text).every((piece) => !namesTitle(piece)))
	)
}

function mayBeRole(entry: Entry, whole: EntryDate): boolean {
	if (entry.date === null || !contains(whole, entry.date)) return false
	const { parts, places } = headerParts(entry)
	const [title, ...others] = parts
	if (title === undefined) return false
	const isPlace = (text: string) => places.length === 0 && looksLikeTown(text)
	return (
		!splitPieces(title.span.text).slice(1).some(namesOrganisation) &&
		others.every(
			({ row, span }) => !namesOrganisation(span.text) && (row === title.row || isPlace(span.text)),
		)
	)
}

function splitPieces(text: string): string[] {
	return text.split(/,\s+|\s[–—|-]\s|\t|(?<!\s)\s+at\s+/)
}

function namesTitle(text: string): boolean {
	return jobScore(text) > organisationScore(text)
}

function namesOrganisation(text: string): boolean {
	return organisationScore(text) > 0 || institutionScore(text) > 0 || clearlyNamesOrganisation(text)
}

// Entries with as many lines as the head, and several things in each, are jobs of one kind and no roles under it.
function areAlike(head: Entry, roles: readonly Entry[]): boolean {
	const isLike = ({ header }: Entry) => header.length === head.header.length
	return [head, ...roles].every((entry) => isLike(entry) && !saysOneThing(entry))
}

function saysOneThing(entry: Entry): boolean {
	const { parts, places } = headerParts(entry)
	return places.length === 0 && parts.flatMap(({ span }) => splitPieces(span.text)).length === 1
}

function fill(whole: EntryDate, roles: readonly Entry[]): boolean {
	const dates = roles.flatMap(({ date }) => date ?? [])
	const begins = dates.some(({ range }) => range.startDate.startsWith(whole.range.startDate))
	const ends = dates.some((date) => formatEnd(date).startsWith(formatEnd(whole)))
	return begins && ends && areWithoutGap(dates)
}

function areWithoutGap(dates: readonly EntryDate[]): boolean {
	const sorted = dates.toSorted((a, b) => firstMonth(a) - firstMonth(b))
	let last = Number.NEGATIVE_INFINITY
	return sorted.every((date, index) => {
		const isClose = index === 0 || firstMonth(date) <= last + 1
		last = Math.max(last, lastMonth(date))
		return isClose
	})
}

function firstMonth({ range }: EntryDate): number {
	return earliestMonth(range.startDate)
}

function lastMonth({ range }: EntryDate): number {
	return range.current ? Number.POSITIVE_INFINITY : latestMonth(range.endDate || range.startDate)
}

function contains(outer: EntryDate, inner: EntryDate): boolean {
	return (
		isNotLater(outer.range.startDate, inner.range.startDate) &&
		isNotLater(formatEnd(inner), formatEnd(outer))
	)
}

// Compares two dates as far as both are given: by the year, or by year and month.
function isNotLater(a: string, b: string): boolean {
	const length = Math.min(a.length, b.length)
	return a.slice(0, length) <= b.slice(0, length)
}

function formatEnd({ range }: EntryDate): string {
	return range.current ? '9999' : range.endDate || range.startDate
}
