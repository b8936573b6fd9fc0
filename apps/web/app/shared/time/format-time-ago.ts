const units: [Intl.RelativeTimeFormatUnit, number][] = [
	['day', 86_400_000],
	['hour', 3_600_000],
	['minute', 60_000],
]

const dayFormat = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Returns a day in the British format, in the person's own time zone: `3 Sept 2024`. */
export function formatShortDay(iso: string, timeZone?: string): string {
	const zone = timeZone === undefined ? {} : { timeZone }
	return new Date(iso).toLocaleDateString('en-GB', { ...dayFormat, ...zone })
}

/** How long ago something was: `just now`, `5 minutes ago`, `yesterday`; beyond a month, the day. */
export function formatTimeAgo(iso: string, now: Date): string {
	const agoMs = now.getTime() - new Date(iso).getTime()
	if (agoMs > 30 * 86_400_000) return `on ${formatShortDay(iso)}`
	const format = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
	const [unit, unitMs] = units.find(([, ms]) => agoMs >= ms) ?? []
	return unit && unitMs ? format.format(-Math.floor(agoMs / unitMs), unit) : 'just now'
}
