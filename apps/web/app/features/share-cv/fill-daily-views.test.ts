import { expect, test } from 'vitest'
import { fillDailyViews } from './fill-daily-views.ts'

test('there is a count for each of thirty days, also for those on which nobody looked', () => {
	const days = fillDailyViews([{ day: '2026-03-01', views: 4 }], new Date('2026-03-02T00:30:00Z'))
	expect(days).toHaveLength(30)
	expect(days[0]).toEqual({ day: '2026-02-01', views: 0 })
	expect(days.slice(-2)).toEqual([
		{ day: '2026-03-01', views: 4 },
		{ day: '2026-03-02', views: 0 },
	])
})
