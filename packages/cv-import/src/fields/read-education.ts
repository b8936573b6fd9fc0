import type { Education } from '@app/cv'
import { clearlyNamesPlace } from '../classifier/phrase-log-odds.ts'
import { type HeadTask, readHeads, type SlotFound } from '../heads/read-heads.ts'
import { tasksOfHeads } from '../heads/rule-hints.ts'
import type { Passage } from '../layout/join-lines.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { grade, institutionScore } from '../lexicon/education-words.ts'
import { matchGrade } from '../lexicon/grades.ts'
import { isPlace } from '../lexicon/place-names.ts'
import { findDates } from '../text/find-dates.ts'
import { type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { type CourseHead, coursesByRules, cutAtLabels, findGrade } from './courses-by-rules.ts'
import type { Entry } from './entry.ts'
import { type EntryDate, periodFields } from './entry-date.ts'
import { expandTwoDigitYears } from './expand-two-digit-years.ts'
import { type ExtractedField, type Field, readAs, toField } from './extracted.ts'
import { findEntries } from './find-entries.ts'
import { isFirstPerson } from './is-first-person.ts'
import { isProse } from './is-prose.ts'
import { parseCourseSentence } from './parse-course-sentence.ts'
import { type LabelledEntry, parseFormEntries, readLabelledDates } from './parse-form-entries.ts'
import { optional } from './read-experience.ts'
import { sentencesOf, toCourse } from './read-narrative-career.ts'
import { readSentence } from './sentence-words.ts'
import { splitQualification } from './split-qualification.ts'
import { splitTown, splitTownOfHead } from './split-town.ts'
import { cutSubjectResults } from './subject-results.ts'

/** Reads the courses of a section, in the order in which they are printed. */
export function readEducation(passages: readonly Passage[]): ExtractedField<Education>[] {
	const labelled = parseFormEntries(passages)
	if (labelled !== null) {
		const dates = expandTwoDigitYears(labelled.map(readLabelledDates))
		return labelled.map((entry, index) => labelledCourse(entry, dates[index] ?? null))
	}
	const told = readToldCourses(passages)
	if (told !== null) return told
	const entries = findCourses(passages)
	const heads = readCourseHeads(entries)
	return joinNameless(entries.map((entry, index) => courseOf(entry, heads[index] as CourseHead)))
}

// Adds a course without an award, a subject and a school to the details of the course above.
function joinNameless(courses: readonly ExtractedField<Education>[]): ExtractedField<Education>[] {
	const named: ExtractedField<Education>[] = []
	for (const course of courses) {
		const last = named.at(-1)
		const isNamed = [course.qualification, course.fieldOfStudy, course.institution].some(Boolean)
		if (isNamed || last === undefined) named.push(course)
		else last.details = [...(last.details ?? []), ...(course.details ?? [])]
	}
	return named
}

// Reads a section that tells of education in sentences instead of a list; `null` if it is a list, or names no course.
function readToldCourses(passages: readonly Passage[]): ExtractedField<Education>[] | null {
	const isTold = passages.length > 0 && passages.every(isProse)
	if (!isTold || !passages.some(({ span }) => isFirstPerson(span.text))) return null
	const sentences = passages.flatMap(({ span }) => sentencesOf(span)).map(readSentence)
	const courses = sentences.flatMap(parseCourseSentence)
	return courses.length === 0 ? null : courses.map(toCourse)
}

function readCourseHeads(entries: readonly Entry[]): CourseHead[] {
	const byRules = coursesByRules(entries)
	const cut = entries.map(cutRemarks)
	const learned = readHeads(tasksOfCourses(entries, cut), 'course')
	return byRules.map((course, index) => {
		const slots = learned[index]
		const { said = [], field, results } = cut[index] ?? {}
		const result = results === undefined ? undefined : toField(results, 0.8)
		if (slots == null) return { ...course, result: result ?? course.result }
		const head = headOfSlots(slots)
		return {
			...head,
			result: result ?? head.result,
			field: head.field ?? field,
			said: [...said, ...head.said],
		}
	})
}

/** Cuts a section into its courses. */
export function findCourses(passages: readonly Passage[]): Entry[] {
	return findEntries(passages.flatMap(cutAtCourses))
}

/** Returns the heads of courses to be read, without remarks. */
export function tasksOfCourses(
	entries: readonly Entry[],
	cut: readonly { entry: Entry }[] = entries.map(cutRemarks),
): HeadTask[] {
	return tasksOfHeads(
		entries,
		'course',
		cut.map(({ entry }) => entry),
	)
}

type CutEntry = { entry: Entry; said: Span[]; field: Span | undefined; results: Span | undefined }

// Cuts the results of single subjects, a thesis and its supervisor off the end of the head.
function cutRemarks(entry: Entry): CutEntry {
	const parts = entry.header.map(({ span, line }) => {
		const list = cutSubjectResults(span)
		return { line, results: list?.results, ...cutAtLabels(list?.before ?? span) }
	})
	const header = parts.map(({ words, line }) => ({ span: words, line }))
	return {
		entry: { ...entry, header: header.filter(({ span }) => span.text !== '') },
		said: parts.flatMap(({ said }) => said ?? []),
		field: parts.find(({ field }) => field !== undefined)?.field,
		results: parts.find(({ results }) => results !== undefined)?.results,
	}
}

function headOfSlots(read: readonly SlotFound[]): CourseHead {
	const found = read.map((one) =>
		one.slot === 'course' && isAddressOrPlace(one.span.text)
			? { ...one, slot: 'place' as const }
			: one,
	)
	const of = (slot: SlotFound['slot']) => found.find((one) => one.slot === slot)
	const [course, school, place, printed] = [of('course'), of('school'), of('place'), of('grade')]
	const within = printed !== undefined || course === undefined ? null : findGrade(course.span)
	const others = found.filter(({ slot }) => slot === 'other').map(({ span }) => span)
	const aside = printed ?? within ?? others.map(findGrade).find((one) => one !== null)
	const named = [course, school].flatMap((one) => one?.share ?? [])
	const split = school === undefined ? undefined : splitTownOfHead(school.span)
	const town = place?.span ?? split?.place
	return {
		degree: within?.rest ?? course?.span,
		school: place === undefined ? split?.name : school?.span,
		field: of('subject')?.span,
		places:
			town === undefined ? [] : [{ span: town, row: place?.row ?? 0, bold: false, italic: false }],
		result: aside != null && 'slot' in aside ? gradeOfSlot(aside) : aside?.field,
		rest: others,
		said: [],
		confidence: named.length === 0 ? 0.5 : Math.min(...named),
	}
}

// Whether a text is a town or a web address, and therefore no course, even where courses are listed.
function isAddressOrPlace(text: string): boolean {
	const isTown = isPlace(text) || clearlyNamesPlace(text)
	return isTown || /^(?:https?:\/\/|www\.)?[\w-]+\.\p{Ll}{2,4}(?:\/\S*)?$/u.test(text)
}

function gradeOfSlot({ span, share }: SlotFound): Field {
	const known = matchGrade(span.text)
	if (known === null) return toField(span, share)
	return readAs(known.value, sliceSpan(span, known.start, known.end), share)
}

function courseOf(entry: Entry, head: CourseHead): ExtractedField<Education> {
	const { degree, school, rest, confidence, places, result, field, said } = head
	const { labelled = {} } = entry
	const won = degree === undefined ? awardInBody(entry) : undefined
	const named = degree ?? won
	const subject =
		named === undefined ? {} : splitQualification(trimSpan(named, /[\s.]/), confidence)
	const inBody = result === undefined ? gradeInBody(entry) : undefined
	const inWords = school === undefined ? schoolInBody(entry) : undefined
	const taken = [inBody?.span, won, inWords].flatMap((span) => span ?? [])
	const details = entry.body.map(({ span }) => span).filter((span) => !isTaken(span, taken))
	return {
		...subject,
		fieldOfStudy: subject.fieldOfStudy ?? optional(field ?? labelled.field, 0.8),
		institution: optional(school ?? labelled.school, confidence) ?? optional(inWords, 0.7),
		location: optional(labelled.location ?? places[0]?.span, 0.85),
		...periodFields(entry.date),
		grade: result ?? optional(labelled.grade, 0.9) ?? inBody,
		details: [...rest, ...said, ...details].map((span) => toField(span, 0.8)),
	}
}

// Whether a line is already used in other fields. The rest of such a line is only punctuation, or the label of the
// results.
function isTaken(span: Span, taken: readonly Span[]): boolean {
	const own = taken.filter(({ text }) => span.text.includes(text))
	const letters = own.reduce((sum, { text }) => sum + text.length, 0)
	return own.length > 0 && letters >= span.text.length * 0.8
}

// Courses that semicolons, or commas after years in brackets, part are several if each has a date.
function cutAtCourses(passage: Passage): Passage[] {
	const parts = splitSpan(
		passage.span,
		/;\s+|(?<=\([^()]{0,20}(?:19|20)\d\d[^()]{0,20}\)),\s+(?=\p{Lu})/gu,
	)
	const dated = parts.filter(({ text }) => findDates(text).length > 0)
	return parts.length < 2 || dated.length < parts.length
		? [passage]
		: parts.map((span) => ({ ...passage, span }))
}

function labelledCourse(
	{ slots, body }: LabelledEntry,
	date: EntryDate | null,
): ExtractedField<Education> {
	const { field } = slots
	const qualification = slots.qualification ?? slots.title
	const where = slots.school ?? slots.employer
	// "Where" may name nothing but a town.
	const isTown = where !== undefined && slots.location === undefined && isPlace(where.text)
	const named = isTown || where === undefined ? undefined : splitTown(where)
	const within =
		qualification === undefined || slots.grade !== undefined ? null : findGrade(qualification)
	const award = within === null || within.rest.text === '' ? qualification : within.rest
	return {
		...(award === undefined ? {} : splitQualification(award, 0.9)),
		...(field === undefined ? {} : { fieldOfStudy: toField(field, 0.9) }),
		institution: optional(named?.name, 0.9),
		location: optional(isTown ? where : (slots.location ?? named?.place), 0.9),
		...periodFields(date),
		grade: optional(slots.grade, 0.9) ?? within?.field,
		details: body.map(({ span }) => toField(span, 0.8)),
	}
}

function schoolInBody({ body }: Entry): Span | undefined {
	const parts = body.slice(0, 2).flatMap(({ span }) => splitSpan(span, /,\s+|\t/g))
	return parts.find(({ text }) => institutionScore(text) > 0 && text.length < 80)
}

// The award may follow the school on the first line of the body.
function awardInBody({ body: [first] }: Entry): Span | undefined {
	if (first === undefined || awardLength(first.span.text) === 0) return undefined
	const named = cutSubjectResults(first.span)?.before ?? first.span
	return named.text.length < 90 ? named : undefined
}

function gradeInBody(entry: Entry): Field | undefined {
	for (const { span } of entry.body.slice(0, 3)) {
		const list = cutSubjectResults(span)
		if (list !== null) return toField(list.results, 0.8)
		const known = matchGrade(span.text)
		if (known?.start === 0) return readAs(known.value, span, 0.9)
		const found = span.text.length < 60 ? grade.exec(span.text) : null
		if (found !== null) {
			return toField(sliceSpan(span, found.index, found.index + found[0].length), 0.8)
		}
	}
	return undefined
}
