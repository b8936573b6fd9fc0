import type { CommonStage } from '@app/contract/applications'
import { expect, test } from 'vitest'
import { computeInsights } from './compute-insights.ts'
import type { StageHistory } from './stage-history.ts'

const now = Date.parse('2026-06-03T12:00:00Z')
const dayMs = 86_400_000

type Step = [stage: CommonStage, daysAgo: number, isDateKnown?: boolean]

/** An application that went through these stages, so many days ago each. */
function course(steps: Step[], cv = ''): StageHistory {
	const entries = steps.map(([countsAs, days, isDateKnown = true]) => ({
		countsAs,
		at: now - days * dayMs,
		isDateKnown,
	}))
	const base = { key: cv, cvId: null, title: cv }
	return {
		stage: steps.at(-1)?.[0] ?? 'saved',
		entries,
		cv: cv === '' ? null : { version: { ...base, number: 1, label: '' }, base },
	}
}

const many = (count: number, steps: Step[], cv: string) =>
	Array.from({ length: count }, () => course(steps, cv))

test('nothing sent shows nothing', () => {
	expect(computeInsights([], now)).toMatchObject({
		total: 0,
		daysToReply: { median: null, count: 0 },
		weeks: [{ week: '2026-06-01', sent: 0, replied: 0, replies: 0 }],
		cvs: { perVersion: [], perCv: [], best: null, tooRecent: 0 },
	})
})

test('the funnel counts by the furthest stage that was ever reached', () => {
	const { funnel, outcomes } = computeInsights(
		[
			course([['saved', 9]]),
			course([
				['saved', 9],
				['withdrawn', 8],
			]),
			course([['applied', 9]]),
			course([
				['applied', 9],
				['rejected', 2],
			]),
			course([['rejected', 2]]),
			course([
				['applied', 9],
				['interview', 5],
				['offer', 2],
				['withdrawn', 1],
			]),
			course([
				['applied', 9],
				['interview', 5],
				['applied', 1],
			]),
			course([['accepted', 1]]),
		],
		now,
	)
	expect(funnel.map(({ count }) => count)).toEqual([8, 6, 3, 2, 1])
	expect(outcomes).toEqual({ waiting: 1, active: 1, accepted: 1, rejected: 2, withdrawn: 2 })
})

test('days to a reply are counted between dates that are known', () => {
	const { daysToReply } = computeInsights(
		[
			course([
				['applied', 10],
				['rejected', 8],
			]),
			course([
				['applied', 20],
				['interview', 15],
				['rejected', 2],
			]),
			course([
				['applied', 40],
				['interview', 30],
			]),
			course([
				['applied', 90],
				['interview', 0, false],
			]),
			course([
				['applied', 90, false],
				['interview', 80],
			]),
			course([['interview', 3]]),
		],
		now,
	)
	expect(daysToReply).toEqual({ median: 5, count: 3 })
	const even = [
		course([
			['applied', 10],
			['offer', 8],
		]),
		course([
			['applied', 10],
			['offer', 7],
		]),
	]
	expect(computeInsights(even, now).daysToReply).toEqual({ median: 2.5, count: 2 })
})

test('what was sent without a date was not sent with its answer', () => {
	const answeredBefore = course([
		['offer', 20],
		['interview', 0, false],
	])
	const movedSince = course([
		['interview', 9],
		['applied', 4, false],
		['rejected', 2],
	])
	const { daysToReply, weeks } = computeInsights([answeredBefore, movedSince], now)
	expect(daysToReply).toEqual({ median: null, count: 0 })
	expect(weeks.reduce((all, { sent }) => all + sent, 0)).toBe(0)
})

test('weeks begin on Monday and go back half a year at most', () => {
	const { weeks } = computeInsights(
		[
			course([
				['applied', 3],
				['rejected', 1],
			]),
			course([['applied', 2]]),
			course([['applied', 3]]),
		],
		now,
	)
	expect(weeks).toEqual([
		{ week: '2026-05-25', sent: 2, replied: 1, replies: 0 },
		{ week: '2026-06-01', sent: 1, replied: 0, replies: 1 },
	])
	expect(computeInsights([course([['applied', 700]])], now).weeks).toHaveLength(26)
})

test('a CV is best only if that is sure, and too few are too few to tell', () => {
	const waited: Step[] = [['applied', 60]]
	const invited: Step[] = [
		['applied', 60],
		['interview', 50],
	]
	const refused: Step[] = [
		['applied', 60],
		['rejected', 50],
	]
	const weak = [...many(18, waited, 'Weak'), ...many(2, refused, 'Weak')]
	const strong = [...many(12, invited, 'Strong'), ...many(3, waited, 'Strong')]
	const { cvs } = computeInsights([...weak, ...strong], now)
	expect(cvs).toMatchObject({
		best: 'Strong',
		fewest: 10,
		settleDays: 21,
		tooRecent: 0,
		perCv: [
			{ key: 'Weak', sent: 20, replies: { count: 2 }, interviews: { count: 0, of: 20 } },
			{ key: 'Strong', sent: 15, interviews: { count: 12, of: 15 }, isTooFewToTell: false },
		],
	})
	const few = computeInsights([...weak.slice(0, 9), ...strong], now).cvs
	expect(few.best).toBeNull()
	expect(few.perCv.find(({ key }) => key === 'Weak')?.isTooFewToTell).toBe(true)
	const stray = course(waited, 'Stray')
	expect(computeInsights([...weak, ...strong, stray], now).cvs.best).toBe('Strong')
	const alike = [...strong, ...many(12, invited, 'Other'), ...many(4, waited, 'Other')]
	expect(computeInsights(alike, now).cvs.best).toBeNull()
})

test('what went out lately does not count yet, answered or not, nor what was withdrawn without an answer', () => {
	const courses = [
		course(
			[
				['applied', 20],
				['interview', 1],
			],
			'CV',
		),
		course([['applied', 5]], 'CV'),
		course(
			[
				['applied', 60],
				['withdrawn', 50],
			],
			'CV',
		),
		course([['applied', 22]], 'CV'),
		course([['saved', 22]], 'CV'),
		course([['applied', 60]]),
	]
	expect(computeInsights(courses, now).cvs).toMatchObject({
		tooRecent: 2,
		perVersion: [{ sent: 1 }],
	})
})
