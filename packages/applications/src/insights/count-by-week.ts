import type { Insights } from '@app/contract/applications'
import { findFirstReply, findSending, type StageHistory } from './stage-history.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const mostWeeks = 26
/** 1 January 1970 was a Thursday. */
const firstMondayMs = 4 * dayMs

/** Returns how many applications were sent and answered in each week, for those with known dates. */
export function countByWeek(courses: readonly StageHistory[], now: number): Insights['weeks'] {
	const dated = courses.flatMap((course) => {
		const [sent, reply] = [findSending(course.entries), findFirstReply(course)]
		if (!sent?.isDateKnown) return []
		return [{ sentIn: toWeekStart(sent.at), isReplied: reply !== null }]
	})
	const repliedIn = courses
		.map(findFirstReply)
		.flatMap((reply) => (reply?.isDateKnown ? [toWeekStart(reply.at)] : []))
	const thisWeek = toWeekStart(now)
	const first = Math.min(thisWeek, ...dated.map(({ sentIn }) => sentIn), ...repliedIn)
	const from = Math.max(first, thisWeek - mostWeeks + 1)
	return Array.from({ length: thisWeek - from + 1 }, (_, index) => {
		const week = from + index
		const sent = dated.filter(({ sentIn }) => sentIn === week)
		return {
			week: new Date(week * weekMs + firstMondayMs).toISOString().slice(0, 10),
			sent: sent.length,
			replied: sent.filter(({ isReplied }) => isReplied).length,
			replies: repliedIn.filter((one) => one === week).length,
		}
	})
}

/** Counts weeks that begin on a Monday, in UTC. */
function toWeekStart(at: number): number {
	return Math.floor((at - firstMondayMs) / weekMs)
}
