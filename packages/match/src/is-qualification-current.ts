import type { CvContext, Passage } from '@app/cv'
import { isAhead } from '@app/cv'
import { isOver, isUnfinished } from '@app/language'
import { qualificationCues } from './word-lists.ts'

const namesCourse = /\.(?:qualification|fieldOfStudy)$/
// Words for an outcome without the qualification, in the place of the grade or the first detail of a course.
const brokenOff = new RegExp(
	String.raw`^\W*(?:(?:but|then|I|course)\s+)*(?:${qualificationCues.alternatives('unfinished')})\b`,
	'i',
)

/** Whether a qualification was awarded and holds today: not ahead, not broken off, not expired. */
export function isQualificationCurrent(
	{ path, section, entry, text }: Passage,
	{ cv, today }: CvContext,
): boolean {
	if (section === 'education') {
		const course = cv.education[entry]
		if (course === undefined || !namesCourse.test(path)) return true
		const { startDate, endDate, fieldOfStudy, grade, details } = course
		const isBrokenOff = [grade, ...details].some((said) => brokenOff.test(said))
		return (
			!isAhead(startDate, today) &&
			!isAhead(endDate, today) &&
			!isBrokenOff &&
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
