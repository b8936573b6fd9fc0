import type { Education } from '@app/cv'
import { findSubjectResults } from '@app/cv-import/classifier'
import { foldText } from '../words.ts'
import { pairUp } from './match-lists.ts'
import { isSameDate, isSamePassage, isSameText, likeness } from './same-text.ts'
import { judgeValue, type ScoredField, type Verdict } from './verdict.ts'

/** Judges the courses: each of the truth against the course read that is most like it. */
export function scoreEducation(truth: Education[], read: Education[]): Verdict[] {
	const [expected, found] = [truth.map(resultsAsGrade), read.map(resultsAsGrade)]
	const courseLikeness = (i: number, j: number) => likenessOfCourses(expected[i], found[j])
	const pairs = pairUp({
		expected: expected.length,
		found: found.length,
		likenessOf: courseLikeness,
		least: 0.3,
	})
	const partners = new Map(pairs.map((pair) => [pair.expected, pair.found]))
	const taken = new Set(partners.values())
	return [
		...expected.flatMap((course, index) => {
			const partner = partners.get(index)
			return judgeCourse(course, partner === undefined ? undefined : found[partner], partner ?? 0)
		}),
		...found.flatMap((course, index) =>
			taken.has(index) ? [] : judgeCourse(undefined, course, index),
		),
	]
}

// Counts a list of results in single subjects as the grade, wherever the maker of a CV put it.
function resultsAsGrade(course: Education): Education {
	const isList = findSubjectResults(course.fieldOfStudy)?.start === 0 && course.grade === ''
	return isList ? { ...course, fieldOfStudy: '', grade: course.fieldOfStudy } : course
}

function likenessOfCourses(a: Education | undefined, b: Education | undefined): number {
	if (a === undefined || b === undefined) return 0
	const names = likeness(findName(a), findName(b))
	const schools = likeness(a.institution, b.institution)
	const crossed = Math.max(
		likeness(findName(a), b.institution),
		likeness(a.institution, findName(b)),
	)
	const ends = isSameDate(a.endDate, b.endDate) ? 0.2 : 0
	return Math.max(0.4 * names + 0.4 * schools, 0.4 * crossed) + ends
}

function findName({ qualification, fieldOfStudy }: Education): string {
	return `${qualification} ${fieldOfStudy}`
}

function judgeCourse(expected: Education | undefined, found: Education | undefined, index: number) {
	const value = (field: ScoredField, key: Key, isSame = isSameText) => {
		const path = `education.${index}.${key}`
		return judgeValue(
			field,
			{ expected: expected?.[key] ?? '', found: found?.[key] ?? '', path },
			isSame,
		)
	}
	return [
		...value('education qualification', 'qualification', (want, got) =>
			isSameQualification(expected, want, { got, field: found?.fieldOfStudy ?? '' }),
		),
		...judgeField(expected, found, index),
		...value('education institution', 'institution'),
		...value('education start', 'startDate', isSameDate),
		...value('education end', 'endDate', isSameDate),
		...value('education grade', 'grade', isSameGrade),
	]
}

// Where the truth has no field of study, a reader may still take the end of its name for one.
function isSameQualification(
	expected: Education | undefined,
	want: string,
	{ got, field }: { got: string; field: string },
): boolean {
	return (
		isSameText(want, got) ||
		(expected?.fieldOfStudy === '' && isSamePassage(want, `${got} ${field}`))
	)
}

type Key = 'qualification' | 'institution' | 'startDate' | 'endDate' | 'grade'

// The subjects of a school exam may as well be kept as the lines under it.
function judgeField(expected: Education | undefined, found: Education | undefined, index: number) {
	const subjects = expected?.fieldOfStudy ?? ''
	const isPartOfName =
		expected !== undefined &&
		subjects === '' &&
		expected.qualification.includes(found?.fieldOfStudy ?? '')
	if (isPartOfName) return []
	const details = found?.fieldOfStudy === '' ? found.details.join(', ') : ''
	const isInDetails = details !== '' && isSamePassage(subjects, details)
	const got = isInDetails ? details : (found?.fieldOfStudy ?? '')
	const path = `education.${index}.${isInDetails ? 'details.0' : 'fieldOfStudy'}`
	const values = { expected: subjects, found: got, path }
	return judgeValue('education field', values, isSamePassage)
}

/** Whether two grades are one, with or without the word before it. */
function isSameGrade(expected: string, found: string): boolean {
	const [want, got] = [foldText(expected), foldText(found)]
	return want === got || got.endsWith(` ${want}`) || isSameText(expected, found)
}
