/** The day of a moment in UTC, such as `2026-03-04`. */
export function utcDay(at: number): string {
	return new Date(at).toISOString().slice(0, 10)
}
