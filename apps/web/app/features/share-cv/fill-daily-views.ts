const dayMs = 86_400_000

type DayCount = { day: string; views: number }

/** One count for each of the last 30 days in UTC, the oldest first. */
export function fillDailyViews(counted: DayCount[], now: Date): DayCount[] {
	const viewsOn = new Map(counted.map(({ day, views }) => [day, views]))
	return Array.from({ length: 30 }, (_, index) => {
		const day = new Date(now.getTime() - (29 - index) * dayMs).toISOString().slice(0, 10)
		return { day, views: viewsOn.get(day) ?? 0 }
	})
}
