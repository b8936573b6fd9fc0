import type { EntryDate } from './entry-date.ts'
import type { Entry } from './find-entries.ts'

/** Tells which entries are employers with the dates of all the roles that follow, and which follow such an employer. */
export function markGroups(entries: readonly Entry[]): Entry[] {
	const marked = entries.map(
		(entry, index): Entry => ({
			...entry,
			standing: headsNext(entry, entries[index + 1]) ? 'group' : 'alone',
		}),
	)
	for (const [index, entry] of marked.entries()) {
		const roles = rolesThatFill(entry, marked.slice(index + 1))
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

// No chance: the first of the roles began when the whole did, and the last ended when it did.
function rolesThatFill({ body, header, date }: Entry, after: Entry[]): Entry[] {
	if (body.length > 0 || header.length > 2 || date === null || !date.range.isRange) return []
	const end = after.findIndex((entry) => entry.date === null || !contains(date, entry.date))
	const roles = after.slice(0, end === -1 ? undefined : end)
	const begins = roles.some((role) => startOf(role).startsWith(date.range.startDate))
	const ends = roles.some((role) => role.date !== null && endOf(role.date) === endOf(date))
	return roles.length > 1 && begins && ends ? roles : []
}

function contains(outer: EntryDate, inner: EntryDate): boolean {
	return (
		isNotLater(outer.range.startDate, inner.range.startDate) &&
		isNotLater(endOf(inner), endOf(outer))
	)
}

// "2018" and "2018-05" are told apart only as far as both say.
function isNotLater(a: string, b: string): boolean {
	const length = Math.min(a.length, b.length)
	return a.slice(0, length) <= b.slice(0, length)
}

function startOf({ date }: Entry): string {
	return date?.range.startDate ?? ''
}

function endOf({ range }: EntryDate): string {
	return range.current ? '9999' : range.endDate || range.startDate
}
