import type { CvDocument } from './cv-document.ts'
import { monthsAtWork } from './employment-duration.ts'
import { latestMonth, type PartialDate } from './partial-date.ts'

const experiencedMonths = 36
const longestCourseMonths = 60

/** Whether education belongs above work: with at most three years of work, or with a course under way. */
export function leadsWithEducation(
	cv: Pick<CvDocument, 'experience' | 'education'>,
	today: PartialDate,
): boolean {
	return monthsAtWork(cv.experience, today) <= experiencedMonths || isStudying(cv, today)
}

// Whether a course is under way. Jobs beside a course may add up to years, but the course still comes first.
function isStudying({ education }: Pick<CvDocument, 'education'>, today: PartialDate): boolean {
	const now = latestMonth(today)
	return education.some(({ startDate, endDate, current }) => {
		if (current) return true
		return endDate === ''
			? startDate !== '' && latestMonth(startDate) >= now - longestCourseMonths
			: latestMonth(endDate) > now
	})
}
