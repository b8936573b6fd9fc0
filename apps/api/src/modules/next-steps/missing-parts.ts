import type { MissingPart } from '@app/contract'
import { type CvDocument, fullName, withoutHidden } from '@app/cv'

/** Returns the parts that a CV can't be sent without and that it lacks. */
export function missingParts(whole: CvDocument): MissingPart[] {
	const cv = withoutHidden(whole)
	const { email, phone } = cv.personalInfo
	const work = [...cv.experience, ...cv.volunteering, ...cv.projects]
	const isAnywhere = work.length > 0 || cv.education.length > 0
	const hasLines = [...work.map(({ achievements }) => achievements), [cv.professionalSummary]]
		.flat()
		.concat(work.map(({ summary }) => summary))
		.some((line) => line.trim() !== '')
	const missing: [MissingPart, boolean][] = [
		['name', fullName(cv.personalInfo) === ''],
		['contact', email.trim() === '' && phone.trim() === ''],
		['work', !isAnywhere],
		['lines', isAnywhere && !hasLines],
	]
	return missing.flatMap(([part, isMissing]) => (isMissing ? [part] : []))
}
