import type { Education } from '@app/cv'
import type { Passage } from '../layout/join-lines.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { grade, institutionScore } from '../lexicon/education-words.ts'
import { matchGrade } from '../lexicon/grades.ts'
import { isPlace } from '../lexicon/place-names.ts'
import { findDates } from '../text/find-dates.ts'
import { cutSpan, joinSpans, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { namesCertificate } from './certificates-among-courses.ts'
import type { Entry } from './entry.ts'
import { courseDates, type EntryDate } from './entry-date.ts'
import { expandTwoDigitYears } from './expand-two-digit-years.ts'
import { type ExtractedField, type Field, readAs, toField } from './extracted.ts'
import { findEntries } from './find-entries.ts'
import { headerParts, type Part, splitPlace } from './header-parts.ts'
import { type LabelledEntry, parseFormEntries, readLabelledDates } from './parse-form-entries.ts'
import { optional } from './read-experience.ts'
import { balance, splitMixed, splitSchool, splitUnknown } from './split-course.ts'
import { splitQualification } from './split-qualification.ts'

/** Reads the courses of a section, in the order in which they are printed. */
export function readEducation(passages: readonly Passage[]): ExtractedField<Education>[] {
	const labelled = parseFormEntries(passages)
	if (labelled !== null) {
		const dates = expandTwoDigitYears(labelled.map(readLabelledDates))
		return labelled.map((entry, index) => labelledCourse(entry, dates[index] ?? null))
	}
	const entries = findEntries(passages.flatMap(cutAtCourses)).map((entry) => ({
		entry,
		...courseParts(entry),
	}))
	const vote = entries.reduce((sum, { parts }) => sum + degreeFirstScore(parts), 0)
	return entries.map(({ entry, parts, places, result, field, said }) => {
		const { degree, school, rest, confidence } = assign(parts, vote)
		const won = degree === undefined ? awardInBody(entry) : undefined
		const named = degree ?? won
		const subject =
			named === undefined ? {} : splitQualification(trimSpan(named, /[\s.]/), confidence)
		const inBody = result === undefined ? gradeInBody(entry) : undefined
		const inWords = school === undefined ? schoolInBody(entry) : undefined
		const details = entry.body
			.map(({ span }) => span)
			.filter(
				(span) => span !== inBody?.span && span.text !== won?.text && span.text !== inWords?.text,
			)
		return {
			...subject,
			fieldOfStudy: subject.fieldOfStudy ?? optional(field, 0.8),
			institution: optional(school, confidence) ?? optional(inWords, 0.7),
			location: optional(places[0]?.span, 0.85),
			...courseDates(entry.date),
			grade: result ?? inBody,
			details: [...rest, ...said, ...details].map((span) => toField(span, 0.8)),
		}
	})
}

// "ILM Level 3 (2021); NEBOSH Certificate (2025)", "First Aid (2024), Team Teach (2023)": each with its year is one.
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
	const { qualification, field } = slots
	const where = slots.school ?? slots.employer
	// "Where" may name nothing but a town.
	const isTown = where !== undefined && slots.location === undefined && isPlace(where.text)
	return {
		...(qualification === undefined ? {} : splitQualification(qualification, 0.9)),
		...(field === undefined ? {} : { fieldOfStudy: toField(field, 0.9) }),
		institution: optional(isTown ? undefined : where, 0.9),
		location: optional(isTown ? where : slots.location, 0.9),
		...courseDates(date),
		grade: optional(slots.grade, 0.9),
		details: body.map(({ span }) => toField(span, 0.8)),
	}
}

type Course = {
	parts: Span[]
	places: Part[]
	result: Field | undefined
	/** The subject, where a label names it. */
	field: Span | undefined
	/** What is said of the course, such as its thesis. */
	said: Span[]
}

function courseParts(entry: Entry): Course {
	const { parts, places } = headerParts(entry)
	let result: Field | undefined
	const spans = joinSubjects(parts).flatMap((span) => {
		const found = result === undefined ? findGrade(span) : null
		if (found === null) return span
		result = found.field
		return found.rest.text === '' ? [] : found.rest
	})
	const cut = spans.map(cutAtLabels)
	const mixed = cut.flatMap((each) => (each.words.text === '' ? [] : splitMixed(each.words)))
	const words = mixed.length === 1 ? mixed.flatMap(splitUnknown) : mixed
	// A place may stand before the grade: "Georg-Cantor-Gymnasium, Halle, Note: 2,1".
	const placed = words.map((span) => splitPlace({ span, row: 0, bold: false, italic: false }))
	const found = placed.flatMap(({ place }) => place ?? [])
	return {
		parts: placed.map(({ part }) => part.span).flatMap(splitSchool),
		places: [...places, ...found],
		result,
		field: cut.find(({ field }) => field !== undefined)?.field,
		said: cut.flatMap(({ said }) => said ?? []),
	}
}

const subjectLabel =
	/[,;(]?\s*\b(?:kierunek|specjalność|fachrichtung|studienrichtung|spécialité|majoring in|major in|major|speciali[sz]ing in|speciali[sz]ation)\b\s*:?\s+/iu
const remarkLabel =
	/[.;,]?\s+(?=\(["“]|\(?[Ss]upervis\p{L}+|(?:Thesis|Dissertation|Supervis\p{L}+|Advis\p{L}+|Relevant (?:modules|coursework)|Modules|Mémoire|Abschlussarbeit|Masterarbeit|Bachelorarbeit|Thema|Tesi|Tesis|Praca (?:magisterska|licencjacka))\b)/u

// "University of Oslo. Thesis: …", "Uniwersytet, kierunek: Finanse, magister".
function cutAtLabels(span: Span): { words: Span; field?: Span; said?: Span } {
	const remark = remarkLabel.exec(span.text)
	if (remark !== null && remark.index > 3) {
		const said = trimSpan(sliceSpan(span, remark.index), /[\s.;,()]/)
		return { ...cutAtLabels(sliceSpan(span, 0, remark.index)), said }
	}
	const label = subjectLabel.exec(span.text)
	if (label === null || label.index < 3) return { words: span }
	const rest = sliceSpan(span, label.index + label[0].length)
	const comma = rest.text.search(/,\s|\)/)
	const field = trimSpan(comma === -1 ? rest : sliceSpan(rest, 0, comma))
	const after = comma === -1 ? [] : [trimSpan(sliceSpan(rest, comma), /[\s,)]/)]
	const before = sliceSpan(span, 0, label.index)
	return { words: joinSpans([before, ...after.filter(({ text }) => text !== '')], ', '), field }
}

// "Bachelor – Nursing – University of Leeds": a dash after the bare name of an award parts no school from it.
function joinSubjects(parts: readonly Part[]): Span[] {
	const [first, second, ...rest] = parts
	if (first === undefined || second === undefined || rest.length === 0) {
		return parts.map(({ span }) => span)
	}
	const isBare = awardLength(first.span.text) === first.span.text.length
	const isSubject =
		first.row === second.row &&
		institutionScore(second.span.text) === 0 &&
		!matchGrade(second.span.text)
	if (!isBare || !isSubject) return [first.span, ...joinSubjects(parts.slice(1))]
	return [joinSpans([first.span, second.span], ', '), ...rest.map(({ span }) => span)]
}

type GradeFound = { field: Field; rest: Span }

function findGrade(span: Span): GradeFound | null {
	const known = matchGrade(span.text)
	if (known !== null) {
		const words = sliceSpan(span, known.start, known.end)
		return {
			field: readAs(known.value, words, 0.9),
			rest: tidy(cutSpan(span, known.start, known.end)),
		}
	}
	const found = grade.exec(span.text)
	if (found === null) return null
	const end = found.index + found[0].length
	const words = trimSpan(sliceSpan(span, found.index, end), /[\s()]/)
	return { field: toField(words, 0.8), rest: tidy(cutSpan(span, found.index, end)) }
}

function tidy(span: Span): Span {
	const empty = /\(\s*[,;]?\s*\)/.exec(span.text)
	const whole = empty === null ? span : cutSpan(span, empty.index, empty.index + empty[0].length)
	const inside = /^[\s,;]*\((?<words>[^()]+)\)[\s,;]*$/.exec(whole.text)?.groups?.words
	if (inside === undefined) return trimSpan(whole, /[\s.,;:|(–—-]/)
	const start = whole.text.indexOf(inside)
	return sliceSpan(whole, start, start + inside.length)
}

function degreeFirstScore([a, b]: readonly Span[]): number {
	if (a === undefined || b === undefined) return 0
	return Math.max(-1.5, Math.min(1.5, balance(a.text) - balance(b.text)))
}

type Assigned = {
	degree: Span | undefined
	school: Span | undefined
	rest: Span[]
	confidence: number
}

function assign(parts: readonly Span[], vote: number): Assigned {
	const [a, b] = parts
	if (a === undefined) return { degree: undefined, school: undefined, rest: [], confidence: 0.5 }
	if (b === undefined) {
		const isSchool = balance(a.text) < 0 && !namesCertificate(a.text)
		return {
			degree: isSchool ? undefined : a,
			school: isSchool ? a : undefined,
			rest: [],
			confidence: 0.6,
		}
	}
	const schools = parts.toSorted((x, y) => institutionScore(y.text) - institutionScore(x.text))
	const degrees = parts.toSorted((x, y) => balance(y.text) - balance(x.text))
	const [school] = schools
	const [degree] = degrees
	const isClear = school !== degree && institutionScore(school?.text ?? '') > 0
	const score = degreeFirstScore(parts) * 1.1 + Math.sign(vote) * Math.min(1.5, Math.abs(vote))
	const first = score >= 0 ? { degree: a, school: b } : { degree: b, school: a }
	const chosen = isClear ? { degree, school } : first
	return {
		...chosen,
		rest: parts.filter((part) => part !== chosen.degree && part !== chosen.school),
		confidence: isClear ? 0.9 : 0.65,
	}
}

function schoolInBody({ body }: Entry): Span | undefined {
	const parts = body.slice(0, 2).flatMap(({ span }) => splitSpan(span, /,\s+|\t/g))
	return parts.find(({ text }) => institutionScore(text) > 0 && text.length < 80)
}

// "Belle Vue School, 2004 – 2009" over "6 GCSEs including English"
function awardInBody({ body: [first] }: Entry): Span | undefined {
	const isAward = first !== undefined && awardLength(first.span.text) > 0
	return isAward && first.span.text.length < 90 ? first.span : undefined
}

function gradeInBody(entry: Entry): Field | undefined {
	for (const { span } of entry.body.slice(0, 3)) {
		const known = matchGrade(span.text)
		if (known?.start === 0) return readAs(known.value, span, 0.9)
		const found = span.text.length < 60 ? grade.exec(span.text) : null
		if (found !== null) {
			return toField(sliceSpan(span, found.index, found.index + found[0].length), 0.8)
		}
	}
	return undefined
}
