/** Whether a date, of whatever precision, has certainly not come yet; an empty one is not ahead. */
export function isAhead(date: string, today: string): boolean {
	return date > today.slice(0, date.length)
}
