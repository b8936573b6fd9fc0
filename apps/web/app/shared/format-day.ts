// The browser's own formatter takes a slow phone a sixth of a second to wake up, on every article.
const months = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
]

/** A day as British readers write it: 3 September 2026. */
export function formatDay(isoDay: string): string {
	const day = new Date(isoDay)
	return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
