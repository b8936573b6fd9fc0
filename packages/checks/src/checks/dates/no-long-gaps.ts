import { earliestMonth, latestMonth } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { count } from '../../format-lists.ts'
import { nameOfJob } from '../../name-of-entry.ts'
import { jobsWithStart } from '../../subjects.ts'
import { type DatedEntry, listDatedEntries } from './dated-entries.ts'

const longGapMonths = 6
const recentMonths = 120

export const noLongGaps: Check = {
	id: 'D10',
	category: 'dates',
	severity: 'tip',
	title: 'No long gaps between your recent jobs',
	looksAt: jobsWithStart,
	fewest: 2,
	run: (context) => {
		const gap = findLongestGap(context)
		if (gap === null) return countRecent(context) < 2 ? 'tolerated' : null
		return {
			title: `There’s a gap of about ${formatLength(gap.months)} before ${nameOfJob(context.cv, gap.before.index)}.`,
			why: 'The gap itself is fine, but employers who have to guess may guess wrong.',
			fix: 'If you like, add one honest line: study, caring, travel, illness or looking for work.',
			evidence: [context.pointAt({ path: gap.before.path, quote: gap.before.name })],
		}
	},
}

// Nobody counts seven years in months.
function formatLength(months: number): string {
	return months < 24 ? count(months, 'month') : count(Math.round(months / 12), 'year')
}

type Gap = { months: number; before: DatedEntry }

// Years without months count in the person's favour: 2019 lasts until December.
function findLongestGap({ cv, today }: CheckContext): Gap | null {
	const busy = listDatedEntries(cv)
		// Leaves out an entry that ends before it starts: another check reports it, and a gap around it cannot be
		// measured.
		.filter(
			({ startDate, endDate, current }) =>
				startDate !== '' &&
				(current || endDate === '' || latestMonth(endDate) >= earliestMonth(startDate)),
		)
		.sort((a, b) => earliestMonth(a.startDate) - earliestMonth(b.startDate))
	let busyUntil = Number.NEGATIVE_INFINITY
	let worked = false
	let longest: Gap | null = null
	for (const before of busy) {
		const months = earliestMonth(before.startDate) - busyUntil - 1
		const isBetweenJobs = before.section === 'experience' && worked
		const isLonger = months > Math.max(longGapMonths, longest?.months ?? 0)
		if (isBetweenJobs && isRecent(before, today) && isLonger) longest = { months, before }
		worked ||= before.section === 'experience'
		busyUntil = Math.max(busyUntil, endMonth(before, today))
	}
	return longest
}

function countRecent({ cv, today }: CheckContext): number {
	return cv.experience.filter((job) => isRecent(job, today)).length
}

function isRecent({ startDate }: Pick<DatedEntry, 'startDate'>, today: string): boolean {
	return startDate !== '' && earliestMonth(startDate) > latestMonth(today) - recentMonths
}

function endMonth({ current, startDate, endDate }: DatedEntry, today: string): number {
	if (current) return latestMonth(today)
	return latestMonth(endDate === '' ? startDate : endDate)
}
