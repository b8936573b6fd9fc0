import type { FoundDateRange } from '@app/language'
import { awardLength } from '../lexicon/award-names.ts'
import { hasCareerRole } from '../lexicon/career-words.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { matchGrade } from '../lexicon/grades.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'
import type { EntryDate } from './entry-date.ts'
import { dateMark, nameAt, type Sentence, skipArticles, type Word } from './sentence-words.ts'
import { cutSubjectResults } from './subject-results.ts'

/**
 * A course that a sentence states: its school, qualification, subject, grade and date, of which only one must be
 * given.
 */
export type CourseFact = {
	kind: 'course'
	school: Span | undefined
	qualification: Span | undefined
	subject: Span | undefined
	grade: Span | undefined
	date: EntryDate | null
}

/**
 * Returns the courses that a sentence states, one for each clause; empty if the sentence names neither an award nor a
 * school.
 */
export function parseCourseSentence(sentence: Sentence): CourseFact[] {
	const courses: CourseFact[] = []
	for (const clause of splitIntoClauses(sentence)) {
		const course = courseOfClause(clause)
		const last = courses.at(-1)
		if (course.qualification === undefined && course.school === undefined) {
			if (last !== undefined) last.grade ??= course.grade
		} else if (last !== undefined && canComplete(last, course)) complete(last, course)
		else courses.push(course)
	}
	return courses.filter(isTold)
}

// Whether two facts are one course: a course without an award, then an award without a school.
function canComplete(last: CourseFact, next: CourseFact): boolean {
	return last.qualification === undefined && next.school === undefined
}

function complete(last: CourseFact, next: CourseFact): void {
	last.qualification = next.qualification
	last.subject = next.subject
	last.grade ??= next.grade
	last.date = next.date ?? last.date
}

function isTold({ qualification, school, date }: CourseFact): boolean {
	return (
		(qualification !== undefined && (school !== undefined || date !== null)) || school !== undefined
	)
}

// A clause begins at “where”, at a semicolon, and at “and” before “I”, a verb of courses or one more award.
function splitIntoClauses(sentence: Sentence): Sentence[] {
	const { words } = sentence
	const starts = words.flatMap(({ text }, at) =>
		at === 0 || beginsClause(words, at, text) || addsAward(sentence, at) ? at : [],
	)
	return starts.map((from, index) => ({ ...sentence, words: words.slice(from, starts[index + 1]) }))
}

const clauseVerbs = ['go', 'gain', 'leave', 'study', 'take']

function beginsClause(words: readonly Word[], at: number, text: string): boolean {
	if (text === 'where' || text === ';') return true
	const next = words[at + 1]?.text ?? ''
	return text === 'and' && (next === 'I' || clauseVerbs.some((role) => hasCareerRole(next, role)))
}

function addsAward({ span, words }: Sentence, at: number): boolean {
	const first = skipArticles(words, at + 1)
	const next = words[first]
	const isAdded = words[at]?.text === 'and' && first > at + 1 && next !== undefined
	return isAdded && beginsAward(span.text.slice(next.start), next.text)
}

function courseOfClause(clause: Sentence): CourseFact {
	const whole = wordsOfClause(clause)
	const results = whole === null ? null : cutSubjectResults(whole)
	const award = findAward(clause)
	const school = findSchool(clause, award?.to ?? 0)
	const dates = clause.dates.filter((range) => isWithin(clause, range))
	const range = dates.find(({ isRange }) => isRange) ?? dates.at(-1)
	return {
		kind: 'course',
		school,
		qualification: award?.qualification,
		subject: award?.subject,
		grade: results?.results ?? findGrade(clause),
		date: range === undefined ? null : toDate(clause, range),
	}
}

function wordsOfClause({ span, words }: Sentence): Span | null {
	const [first, last] = [words[0], words.at(-1)]
	return first === undefined || last === undefined ? null : sliceSpan(span, first.start, last.end)
}

function isWithin({ words }: Sentence, { start }: FoundDateRange): boolean {
	const [first, last] = [words[0], words.at(-1)]
	return first !== undefined && last !== undefined && start >= first.start && start < last.end
}

function toDate({ span }: Sentence, range: FoundDateRange): EntryDate {
	return { range, span: sliceSpan(span, range.start, range.end) }
}

type Award = { qualification: Span; subject: Span | undefined; to: number }

function findAward({ span, words }: Sentence): Award | null {
	const from = words.findIndex((word) => beginsAward(span.text.slice(word.start), word.text))
	const first = words[from]
	if (first === undefined) return null
	const end = endOfPhrase(words, from)
	const last = words[end - 1]
	if (last === undefined) return null
	const qualification = sliceSpan(span, first.start, last.end)
	const isIn = hasCareerRole(words[end]?.text ?? '', 'in') && words[end + 1]?.text !== dateMark
	const subjectEnd = isIn ? endOfPhrase(words, end + 1) : end
	const [start, stop] = [words[end + 1], words[subjectEnd - 1]]
	const subject =
		isIn && start !== undefined && stop !== undefined && stop.end > start.start
			? sliceSpan(span, start.start, stop.end)
			: undefined
	return { qualification, subject, to: subjectEnd }
}

function beginsAward(rest: string, word: string): boolean {
	const isName = /^[\p{Lu}\d]/u.test(word) || awardLength(rest) > 0
	return isName && (awardLength(rest) > 0 || degreeScore(word) > 0) && institutionScore(word) === 0
}

// An “and” before a capital or a figure is part of the name.
function endOfPhrase(words: readonly Word[], from: number): number {
	const end = words.findIndex((word, at) => {
		if (at <= from) return false
		const isJoint = word.text === 'and' && /^[\p{Lu}\d]/u.test(words[at + 1]?.text ?? '')
		return !isJoint && (hasCareerRole(word.text, 'stop') || /^[|,;:()]$/.test(word.text))
	})
	return end === -1 ? words.length : end
}

// A name with the word of a school, or any name behind "at", "from" or "with" after the award.
function findSchool(clause: Sentence, afterAward: number): Span | undefined {
	const { words } = clause
	const named = words.flatMap((_, at) => {
		const found = at < 1 ? null : nameAt(clause, at)
		const isInside = /^\p{Lu}/u.test(words[at - 1]?.text ?? '') && words[at - 1]?.text !== 'I'
		return found === null || isInside || institutionScore(found.span.text) === 0 ? [] : found
	})
	const behind = words.flatMap(({ text }, at) => {
		const isMark = hasCareerRole(text, 'employer') || hasCareerRole(text, 'from')
		const found =
			isMark && afterAward > 0 && at >= afterAward
				? nameAt(clause, skipArticles(words, at + 1))
				: null
		return found === null || matchGrade(found.span.text)?.start === 0 ? [] : found
	})
	const [school] = [...named, ...behind]
	return school === undefined ? undefined : withAside(clause, school)
}

// A short bracket in lower case after a name belongs to it.
function withAside({ span }: Sentence, { span: name }: { span: Span }): Span {
	const start = span.text.indexOf(name.text)
	const aside = /^\s\(\p{Ll}[^()\d]{2,30}\)/u.exec(span.text.slice(start + name.text.length))
	return aside === null ? name : sliceSpan(span, start, start + name.text.length + aside[0].length)
}

// A grade follows “with”, a bracket or a verb of gaining.
function findGrade({ span, words }: Sentence): Span | undefined {
	for (const [at, { text }] of words.entries()) {
		const isMark = text === 'with' || text === '(' || hasCareerRole(text, 'gain')
		const first = isMark ? words[skipArticles(words, at + 1)] : undefined
		if (first === undefined) continue
		const end = words.findIndex((word, index) => index > at && /^[,;:)|]$/.test(word.text))
		const last = words[end === -1 ? words.length - 1 : end - 1]
		if (last === undefined || last.end <= first.start) continue
		const found = trimSpan(sliceSpan(span, first.start, last.end))
		if (matchGrade(found.text)?.start === 0) return found
	}
	return undefined
}
