/** A day as letters write it: 3 September 2026. */
export function formatDate(iso: string): string {
	return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
		new Date(iso),
	)
}
