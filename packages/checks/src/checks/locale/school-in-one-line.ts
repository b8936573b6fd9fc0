import { type CvDocument, latestMonth } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { wordPattern } from '../../word-lists.ts'

const yearsSinceDegree = 5
const manySubjects = 4
const degree = wordPattern('degrees', 'anywhere')
const school = /\b(?:GCSEs?|A[- ]levels?|AS[- ]levels?|O[- ]levels?|Highers)\b/i

export const schoolInOneLine: Check = {
	id: 'H09',
	category: 'locale',
	severity: 'tip',
	title: 'School exams take up one line after a degree',
	looksAt: (context) => (hasOldDegree(context) ? listSchoolEntries(context.cv).length : 0),
	run: (context) => {
		const index = findLongSchoolEntry(context)
		if (index === null) return null
		const { qualification } = context.cv.education[index] ?? { qualification: '' }
		return {
			title: `${quoted(qualification)} is listed subject by subject, years after your degree.`,
			why: 'Your degree counts for more now, and the list takes space from your work.',
			fix: 'Put them on one line, for example “9 GCSEs, including English and Mathematics”.',
			evidence: [
				context.pointAt({ path: `education.${index}.qualification`, quote: qualification }),
			],
		}
	},
}

function findLongSchoolEntry(context: CheckContext): number | null {
	if (!hasOldDegree(context)) return null
	const long = listSchoolEntries(context.cv).find(({ course: { details, grade } }) => {
		const subjects = [...details, grade]
			.join(', ')
			.split(/[,;]|\s\(/)
			.filter((part) => /\p{L}{3}/u.test(part))
		return subjects.length >= manySubjects
	})
	return long?.index ?? null
}

function hasOldDegree({ cv, today }: CheckContext): boolean {
	return cv.education.some(
		({ qualification, endDate }) =>
			degree.test(qualification) &&
			!school.test(qualification) &&
			endDate !== '' &&
			latestMonth(endDate) < latestMonth(today) - yearsSinceDegree * 12,
	)
}

function listSchoolEntries({ education }: CvDocument) {
	return education
		.map((course, index) => ({ course, index }))
		.filter(({ course }) => school.test(course.qualification))
}
