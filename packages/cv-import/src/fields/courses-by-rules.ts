import { awardLength } from '../lexicon/award-names.ts'
import { grade, institutionScore } from '../lexicon/education-words.ts'
import { matchGrade } from '../lexicon/grades.ts'
import { cutSpan, joinSpans, type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { namesCertificate } from './certificates-among-courses.ts'
import type { Entry } from './entry.ts'
import { type Field, readAs, toField } from './extracted.ts'
import { headerParts, type Part, splitPlace } from './header-parts.ts'
import {
	degreeVersusSchool,
	splitDegreeAndSchool,
	splitDegreeAndUnknownSchool,
	splitSchoolAndDegree,
} from './split-degree-and-school.ts'

/** A course as its head gives it: the qualification, the school and the result. */
export type CourseHead = Omit<Course, 'parts'> & Assigned

/** Reads the heads of courses by word lists, and by the order of parts in most entries of the section. */
export function coursesByRules(entries: readonly Entry[]): CourseHead[] {
	const read = entries.map(courseParts)
	const vote = read.reduce((sum, { parts }) => sum + degreeFirstScore(parts), 0)
	return read.map(({ parts, places, result, field, said }) => ({
		...assign(parts, vote),
		places,
		result,
		field,
		said,
	}))
}

type Course = {
	parts: Span[]
	places: Part[]
	result: Field | undefined
	/** The subject, where a label names it. */
	field: Span | undefined
	/** Remarks on the course, such as its thesis. */
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
	const mixed = cut.flatMap((each) =>
		each.words.text === '' ? [] : splitDegreeAndSchool(each.words),
	)
	const words = mixed.length === 1 ? mixed.flatMap(splitDegreeAndUnknownSchool) : mixed
	// Once its grade is cut off, a part may end in a place.
	const placed = words.map((span) => splitPlace({ span, row: 0, bold: false, italic: false }))
	const found = placed.flatMap(({ place }) => place ?? [])
	return {
		parts: placed.map(({ part }) => part.span).flatMap(splitSchoolAndDegree),
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

/** Parts a remark, such as the topic of a thesis, and a labelled subject from the other words of a course. */
export function cutAtLabels(span: Span): { words: Span; field?: Span; said?: Span } {
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

// A dash after the bare name of an award introduces its subject, not the school.
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

/** The result among some words, and the words without it. */
export function findGrade(span: Span): GradeFound | null {
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
	return Math.max(-1.5, Math.min(1.5, degreeVersusSchool(a.text) - degreeVersusSchool(b.text)))
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
		const isSchool = degreeVersusSchool(a.text) < 0 && !namesCertificate(a.text)
		return {
			degree: isSchool ? undefined : a,
			school: isSchool ? a : undefined,
			rest: [],
			confidence: 0.6,
		}
	}
	const schools = parts.toSorted((x, y) => institutionScore(y.text) - institutionScore(x.text))
	const degrees = parts.toSorted((x, y) => degreeVersusSchool(y.text) - degreeVersusSchool(x.text))
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
