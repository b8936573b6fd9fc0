const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as British readers write it: 3 September 2026. */
export function dayInWords(isoDay: string): string {
	return long.format(new Date(isoDay))
}
