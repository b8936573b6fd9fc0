/** When the upload is deleted, in the person's own time, for example `tomorrow at 14:05`. */
export function formatDeletionTime(
	expiresAt: string,
	{ now, timeZone }: { now: Date; timeZone?: string },
): string {
	const expiry = new Date(expiresAt)
	const zone = timeZone === undefined ? {} : { timeZone }
	const dayOf = (date: Date) => date.toLocaleDateString('en-GB', zone)
	const time = expiry.toLocaleTimeString('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' })
	if (dayOf(expiry) === dayOf(now)) return `today at ${time}`
	const tomorrow = new Date(now.getTime() + 86_400_000)
	if (dayOf(expiry) === dayOf(tomorrow)) return `tomorrow at ${time}`
	const day = expiry.toLocaleDateString('en-GB', { ...zone, day: 'numeric', month: 'long' })
	return `on ${day} at ${time}`
}
