import { type CvDocument, earliestMonth, isCareerBreak } from '@app/cv'
import { isBrokenOffCourse } from '@app/language'
import { coursesByRecency, hasEnded, isDegree } from './courses.ts'
import { sameLineOfWork } from './same-line-of-work.ts'

// The months since a degree for which it may introduce the person.
const recentMonths = 24

/**
 * Whether the degree introduces the person: it goes on, or ended at most two years ago, and all work began before its
 * end. A bar job beside a degree says little about the person.
 */
export function isIntroducedByDegree(cv: CvDocument, today: string): boolean {
	const newest = coursesByRecency(cv)[0]?.course
	if (newest === undefined || !isDegree(newest)) return false
	if (newest.endDate === '' && !newest.current) return false
	if (isBrokenOffCourse(newest)) return false
	const end = earliestMonth(newest.current ? today : newest.endDate)
	const isRecent = !hasEnded(newest, today) || earliestMonth(today) - end <= recentMonths
	return (
		isRecent &&
		cv.experience
			.filter((job) => job.jobTitle.trim() !== '' && !isCareerBreak(job))
			.every(
				({ jobTitle, startDate }) =>
					startDate !== '' &&
					earliestMonth(startDate) <= end &&
					!sameLineOfWork(jobTitle, newest.fieldOfStudy),
			)
	)
}
