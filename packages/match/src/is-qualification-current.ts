import type { CvContext, Passage } from '@app/cv'
import { isAhead } from '@app/cv'
import { isBrokenOffCourse, isOver, isUnfinished } from '@app/language'

const namesCourse = /\.(?:qualification|fieldOfStudy)$/

/** Whether a qualification was awarded and holds today: not ahead, not broken off, not expired. */
export function isQualificationCurrent(
	{ path, section, entry, text }: Passage,
	{ cv, today }: CvContext,
): boolean {
	if (section === 'education') {
		const course = cv.education[entry]
		if (course === undefined || !namesCourse.test(path)) return true
		const { startDate, endDate, current, fieldOfStudy, grade } = course
		return (
			!current &&
			!isAhead(startDate, today) &&
			!isAhead(endDate, today) &&
			!isBrokenOffCourse(course) &&
			!isUnfinished(grade) &&
			!isUnfinished(fieldOfStudy)
		)
	}
	if (section !== 'certification') return true
	const { date = '', expires = '' } = cv.certification[entry] ?? {}
	const hasExpired = expires !== '' && expires < today.slice(0, expires.length)
	return !isAhead(date, today) && !hasExpired && !(path.endsWith('.name') && isDeniedByItself(text))
}

// A name of two things may say it of one of them.
function isDeniedByItself(name: string): boolean {
	return !/&|\band\b/i.test(name) && (isUnfinished(name) || isOver(name))
}
