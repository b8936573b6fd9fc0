import { type CvDocument, type Education, earliestMonth } from '@app/cv'
import { isBrokenOffCourse, isUnfinishedCourse, withoutStop } from '@app/language'
import type { SummaryFact } from './summary.ts'

/** A course with its place in the CV. */
export type PlacedCourse = { course: Education; index: number }

// School qualifications. They are left out beside a higher qualification, and count if the person has no other.
const school =
	/\b(?:GCSEs?|A[\s-]?levels?|AS[\s-]?levels?|O[\s-]?levels?|Highers|National 5s?|(?:high|secondary) school|school leaver\S*)\b|^\s*school\s*$/i

/** Returns the courses with a name, school qualifications last, each group newest first. */
export function coursesByRecency({ education }: CvDocument): PlacedCourse[] {
	return education
		.map((course, index) => ({ course, index }))
		.filter(({ course }) => course.qualification.trim() !== '' || course.fieldOfStudy.trim() !== '')
		.sort(
			(a, b) =>
				Number(isSchool(a.course)) - Number(isSchool(b.course)) ||
				endMonth(b.course) - endMonth(a.course),
		)
}

/** Whether it is a school certificate. */
export function isSchool({ qualification, fieldOfStudy }: Education): boolean {
	return school.test(`${qualification} ${fieldOfStudy}`.trim())
}

/** Whether the course is over: its end is known and has come. */
export function hasEnded({ endDate, current }: Education, today: string): boolean {
	return !current && endDate !== '' && endDate <= today.slice(0, endDate.length)
}

/** Whether the course is over and was completed, as far as the CV says. */
export function isCompleted(course: Education, today: string): boolean {
	return hasEnded(course, today) && !isUnfinishedCourse(course)
}

/** Returns the course in spoken form, "BSc (Hons) in Nursing (First)", and the facts in it. */
export function describeCourse({ course, index }: PlacedCourse): {
	name: string
	facts: SummaryFact[]
	course: Education
} {
	const qualification = withoutStop(course.qualification)
	const field = withoutStop(course.fieldOfStudy)
	const grade = withoutStop(course.grade)
	// The grade of a course that was left says only that it was.
	const isGraded = grade !== '' && grade.length <= 24 && !isBrokenOffCourse(course)
	const isNamed = qualification.toLowerCase().includes(field.toLowerCase())
	const subject = isNamed ? qualification : [qualification, field].filter(Boolean).join(' in ')
	const told = { qualification, fieldOfStudy: field, grade, institution: course.institution.trim() }
	return {
		name: isGraded ? `${subject} (${grade.replace(/\s*\([^)]*\)/g, '')})` : subject,
		facts: Object.entries(told)
			.filter(([, quote]) => quote !== '')
			.map(([name, quote]) => ({ path: `education.${index}.${name}`, quote })),
		course,
	}
}

function endMonth({ endDate, startDate, current }: Education): number {
	if (current) return Number.MAX_SAFE_INTEGER
	const date = endDate || startDate
	return date === '' ? -1 : earliestMonth(date)
}

const degree =
	/^\s*(?:B(?:A|Sc|Eng|Ed|Mus|Arch|Com|Bus)|LLB|LLM|M(?:A|Sc|Eng|Phil|Res|BA|Chem|Phys|Math)|MB ?ChB|PhD|DPhil|Bachelor|Master)(?![\p{Ll}])|\bdegree\b/u

/** Whether it is a university degree. */
export function isDegree({ qualification }: Education): boolean {
	return degree.test(qualification)
}

// Kinds of qualification whose short names are counted; those of the bodies that award them aren't.
const kind =
	/^(?:foundation|bachelor|master|BTEC|[GS]?NVQ|SVQ|HN[CD]|T[ -]Level|LL[BM]|MBA|[BM](?:A|Sc|Eng|Ed|Phil|Res|Mus|Arch)|PhD|DPhil|PG\p{L}+)(?!\p{L})/iu
const counted =
	/(?:certificate|diploma|degree|licen[cs]e|card|award|qualification|registration|membership|passport|ticket|badge|accreditation|endorsement|permit)$/i
const soundsOpen = /^(?:[AEIOUaeiou](?!ni)|[FHLMNRSX](?:[A-Z]|Sc|Eng|Phil|Res|Mus|Ed))/

/**
 * A qualification as it goes into a sentence: "an NVQ Level 3 in Care", "a BSc (Hons) in Nursing", "a forklift licence"; "GCSEs in maths"
 * and the names of courses have no article.
 */
export function withArticle(name: string): string {
	const [thing = ''] = name.split(/ (?:in|of|for|from|at|with|as)\b| [-–(]|,/, 1)
	const isPlural = /^(?:GCSE|A[ -]?level|\p{L}+s\b)/iu.test(name)
	if (isPlural || !(kind.test(name) || counted.test(thing))) return name
	return `${articleFor(name)} ${name}`
}

/** The article that goes with a name by its sound: “an NVQ”, “a university card”. */
export function articleFor(name: string): 'a' | 'an' {
	return soundsOpen.test(name) ? 'an' : 'a'
}
