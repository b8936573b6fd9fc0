import type { CvVersionSummary } from '@app/contract'
import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

const now = new Date(2026, 5, 15, 18, 0)
const version = (number: number, at: Date): CvVersionSummary => ({
	id: `${number}`,
	cvId: 'cv',
	number,
	label: '',
	reason: 'autosave',
	revision: number,
	createdAt: at.toISOString(),
})

test('versions stand under their days, the newest first', () => {
	const days = groupByDay(
		[
			version(5, new Date(2026, 5, 15, 9, 5)),
			version(4, new Date(2026, 5, 15, 0, 1)),
			version(3, new Date(2026, 5, 14, 23, 59)),
			version(2, new Date(2026, 2, 3, 12)),
			version(1, new Date(2024, 2, 3, 12)),
		],
		now,
	)
	expect(days.map(({ title, versions }) => [title, versions.map(({ number }) => number)])).toEqual([
		['Today', [5, 4]],
		['Yesterday', [3]],
		['Tuesday 3 March', [2]],
		['Sunday 3 March 2024', [1]],
	])
})

test('the first of a month comes after a yesterday', () => {
	const [day] = groupByDay([version(1, new Date(2026, 1, 28))], new Date(2026, 2, 1))
	expect(day?.title).toBe('Yesterday')
})
