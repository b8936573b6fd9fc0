/** A day as `YYYY-MM-DD`, without a place or a time. */
export type Day = string

const dayMs = 86_400_000
const noon = (day: Day) => new Date(`${day}T12:00:00Z`)
const dayFrom = (date: Date): Day => date.toISOString().slice(0, 10)

/** The day that a moment falls on where the person is. */
export function toDay(moment: string | Date): Day {
	const date = new Date(moment)
	const pad = (figure: number) => String(figure).padStart(2, '0')
	return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Returns the day `count` days later; a negative `count` gives an earlier day. */
export function daysAfter(day: Day, count: number): Day {
	return dayFrom(new Date(noon(day).getTime() + count * dayMs))
}

/** The same day so many months later, or the last of that month where it has no such day. */
export function monthsAfter(day: Day, count: number): Day {
	const date = noon(day)
	const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1, 12))
	const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0, 12))
	first.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()))
	return dayFrom(first)
}

/** Where a day stands in its week: 0 is Monday. */
export function getWeekday(day: Day): number {
	return (noon(day).getUTCDay() + 6) % 7
}

/** The weeks that a month (`YYYY-MM`) touches, each from Monday to Sunday. */
export function listWeeks(month: string): Day[][] {
	const first = `${month}-01`
	const after = monthsAfter(first, 1)
	const weeks: Day[][] = []
	for (let monday = daysAfter(first, -getWeekday(first)); monday < after; ) {
		weeks.push([0, 1, 2, 3, 4, 5, 6].map((count) => daysAfter(monday, count)))
		monday = daysAfter(monday, 7)
	}
	return weeks
}

/** Returns a day in full, for screen readers and headings: `Tuesday 3 March 2026`. */
export function longDay(day: Day): string {
	// Put together here, since browsers differ about a comma after the weekday.
	const say = (parts: Intl.DateTimeFormatOptions) =>
		noon(day).toLocaleDateString('en-GB', { ...parts, timeZone: 'UTC' })
	return `${say({ weekday: 'long' })} ${say({ day: 'numeric', month: 'long', year: 'numeric' })}`
}

/** A month (`YYYY-MM`) as its heading says it: `March 2026`. */
export function monthInWords(month: string): string {
	return noon(`${month}-01`).toLocaleDateString('en-GB', {
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	})
}

/** How far a day is: `today`, `tomorrow`, `in 3 days`, `2 days ago`. */
export function farInWords(day: Day, today: Day): string {
	const days = Math.round((noon(day).getTime() - noon(today).getTime()) / dayMs)
	return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(days, 'day')
}

/** The time zone of this device, such as `Europe/London`. */
export function ownTimeZone(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone
}
