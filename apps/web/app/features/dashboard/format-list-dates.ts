/** A moment as people say it in a list: the time of today, else the day. */
export function formatChangedAt(iso: string, now: Date = new Date()): string {
	const moment = new Date(iso)
	const isToday = moment.toDateString() === now.toDateString()
	if (isToday) {
		const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
		return `today at ${time}`
	}
	const year = moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
	return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...year })
}

/** Whole days until a CV in the bin is deleted, at least 0. */
export function binDaysLeft(deletedAt: string, binDays: number, now: Date = new Date()): number {
	const dayMs = 86_400_000
	const end = new Date(deletedAt).getTime() + binDays * dayMs
	return Math.max(0, Math.ceil((end - now.getTime()) / dayMs))
}
