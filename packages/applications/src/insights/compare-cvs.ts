import type { CvResult, Insights } from '@app/contract/applications'
import {
	findFirstReply,
	findFurthestStage,
	findSending,
	type StageHistory,
	stagePath,
} from './stage-history.ts'
import { computeWilsonInterval } from './wilson-interval.ts'

/** The days after which an application counts: most replies come within three weeks, so a newer one may yet get one. */
const settleDays = 21
/** Below so many, the limits lie so far apart that they say nothing. */
const fewest = 10
const dayMs = 86_400_000

type Sent = StageHistory & { cv: NonNullable<StageHistory['cv']> }

/**
 * How often each CV was answered. All that went out lately is left out, whether it was answered or not: to count only
 * the quick answers would flatter the newest CV.
 */
export function compareCvs(courses: readonly StageHistory[], now: number): Insights['cvs'] {
	const sent = courses.filter(isSentWithCv)
	const settled = sent.filter((course) => {
		const at = findSending(course.entries)?.at ?? now
		return at <= now - settleDays * dayMs
	})
	// Somebody who withdrew before any answer cut the waiting short, which says nothing of the CV.
	const counted = settled.filter((one) => one.stage !== 'withdrawn' || findFirstReply(one) !== null)
	const perCv = compareResults(counted, ({ cv }) => ({ ...cv.base, number: null, label: '' }))
	return {
		perVersion: compareResults(counted, ({ cv }) => cv.version),
		perCv,
		best: findBest(perCv),
		settleDays,
		fewest,
		tooRecent: sent.length - settled.length,
	}
}

function isSentWithCv(course: StageHistory): course is Sent {
	return course.cv !== null && findSending(course.entries) !== null
}

type About = Pick<CvResult, 'key' | 'cvId' | 'title' | 'number' | 'label'>

function compareResults(courses: readonly Sent[], aboutOf: (course: Sent) => About): CvResult[] {
	const groups = Map.groupBy(courses, (course) => aboutOf(course).key)
	const interview = stagePath.indexOf('interview')
	const results = [...groups.values()].flatMap((group) => {
		const [first] = group
		if (!first) return []
		const sent = group.length
		const replied = group.filter((course) => findFirstReply(course) !== null).length
		const invited = group.filter((course) => findFurthestStage(course) >= interview).length
		return [
			{
				...aboutOf(first),
				sent,
				isTooFewToTell: sent < fewest,
				replies: computeWilsonInterval(replied, sent),
				interviews: computeWilsonInterval(invited, sent),
			},
		]
	})
	return results.sort((one, other) => other.sent - one.sent || one.title.localeCompare(other.title))
}

/**
 * Returns the `key` of the CV whose interview rate is clearly best: its lower limit is above the upper limit of every
 * other CV with enough applications. At least two CVs need enough applications; a CV with too few is left out.
 */
function findBest(results: readonly CvResult[]): string | null {
	const told = results.filter(({ isTooFewToTell }) => !isTooFewToTell)
	if (told.length < 2) return null
	const best = told.find((one) =>
		told.every(
			(other) => other === one || (one.interviews.low ?? 0) > (other.interviews.high ?? 1),
		),
	)
	return best?.key ?? null
}
