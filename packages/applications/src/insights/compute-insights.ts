import type { Insights } from '@app/contract/applications'
import { compareCvs } from './compare-cvs.ts'
import { countByWeek } from './count-by-week.ts'
import {
	findFirstReply,
	findFurthestStage,
	findSending,
	type StageHistory,
	stagePath,
} from './stage-history.ts'

const dayMs = 86_400_000

/** Returns the figures that all the applications show together at the moment `now`. */
export function computeInsights(courses: readonly StageHistory[], now: number): Insights {
	const furthest = courses.map(findFurthestStage)
	return {
		total: courses.length,
		funnel: stagePath.map((stage, place) => ({
			stage,
			count: furthest.filter((reached) => reached >= place).length,
		})),
		outcomes: countOutcomes(courses),
		weeks: countByWeek(courses, now),
		daysToReply: daysToReply(courses),
		cvs: compareCvs(courses, now),
	}
}

function countOutcomes(courses: readonly StageHistory[]): Insights['outcomes'] {
	const sent = courses.filter((course) => findSending(course.entries) !== null)
	const goingOn = sent.filter(({ stage }) => ['applied', 'interview', 'offer'].includes(stage))
	const inStage = (stage: StageHistory['stage']) =>
		courses.filter((one) => one.stage === stage).length
	const waiting = goingOn.filter((course) => findFirstReply(course) === null).length
	return {
		waiting,
		active: goingOn.length - waiting,
		accepted: inStage('accepted'),
		rejected: inStage('rejected'),
		withdrawn: inStage('withdrawn'),
	}
}

function daysToReply(courses: readonly StageHistory[]): Insights['daysToReply'] {
	const days = courses
		.flatMap((course) => {
			const [sent, reply] = [findSending(course.entries), findFirstReply(course)]
			if (!sent?.isDateKnown || !reply?.isDateKnown || sent === reply) return []
			return [(reply.at - sent.at) / dayMs]
		})
		.sort((one, other) => one - other)
	return { median: computeMedian(days), count: days.length }
}

function computeMedian(sorted: readonly number[]): number | null {
	const [low, high] = [
		sorted[Math.ceil(sorted.length / 2) - 1],
		sorted[Math.floor(sorted.length / 2)],
	]
	return low === undefined || high === undefined ? null : (low + high) / 2
}
