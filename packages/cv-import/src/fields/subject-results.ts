import { awardLength } from '../lexicon/award-names.ts'
import { matchGrade } from '../lexicon/grades.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'

/** Where the results of single subjects stand in some words. */
export type SubjectResults = { start: number; end: number }

/** The words before the results of single subjects, and these; `null` where there are none. */
export function cutSubjectResults(span: Span): { before: Span; results: Span } | null {
	const found = findSubjectResults(span.text)
	if (found === null) return null
	const results = trimSpan(sliceSpan(span, found.start, found.end), /[\s.;]/)
	const named = trimSpan(sliceSpan(span, 0, found.start), edge)
	// A small word before the results goes, unless it is part of the award.
	const small = /(?<!\s)\s+\p{Ll}{2,9}\.?$/u.exec(named.text)
	const isWhole = small === null || awardLength(named.text) > small.index
	const before = isWhole ? named : trimSpan(sliceSpan(named, 0, small.index), edge)
	return { before, results }
}

const edge = /[\s:.;,·•(–—-]/

const mostSubjectWords = 5
/** The least share of the subjects in a list that have a result. */
const leastGraded = 0.6
const longestList = 400

// Marks and small connecting words after which a list of subjects may begin.
const beginning =
	/^|[:.·•;(\t]\s*|\s[–—-]\s+|\t|,\s+(?:\p{Ll}{2,9}\s+)?|(?<!\s)\s+\p{Ll}{2,9}\.?\s+(?=\p{Lu})/gu
const betweenSubjects = /[,;·•\t]\s*|(?<!\s)\s+(?:and|und|et|y|e|&)\s+/u
const letter = '(?:[A-HU]\\*?){1,2}[+-]?'
const figure = '[1-9](?:[ /–-]?[1-9])?'
const result = new RegExp(
	`^(?<subject>\\p{L}.*?)(?:\\s*\\((?<bracket>[^()]{1,14})\\)|\\s*[–—:-]\\s*(?<behind>[^–—:]{1,14})|\\s+(?<plain>${letter}|${figure}))[.)]?$`,
	'u',
)
const short = new RegExp(`^(?:${letter}|${figure})$`, 'u')

/**
 * The subjects with a result each that the words end in; the result is in brackets, after a mark or last. Of two or more; `null`
 * where there are none.
 */
export function findSubjectResults(text: string): SubjectResults | null {
	if (text.length > longestList || !/[\dA-HU]/.test(text)) return null
	for (const mark of text.matchAll(beginning)) {
		const start = mark.index + mark[0].length
		const list = text.slice(start)
		if (isListOfResults(list)) return { start, end: text.length }
	}
	return null
}

function isListOfResults(list: string): boolean {
	if (!/^\p{Lu}/u.test(list)) return false
	const subjects = list.split(betweenSubjects).filter((part) => part.trim() !== '')
	const [first] = subjects
	if (first === undefined || subjects.length < 2 || !hasResult(first)) return false
	const graded = subjects.filter(hasResult).length
	return graded >= 2 && graded >= subjects.length * leastGraded
}

function hasResult(part: string): boolean {
	const { subject, bracket, behind, plain } = result.exec(part.trim())?.groups ?? {}
	if (subject === undefined || subject.split(/\s+/).length > mostSubjectWords) return false
	if (/[:.]/.test(subject) || awardLength(subject) > 0) return false
	const value = (bracket ?? behind ?? plain ?? '').trim()
	const lastWord = subject.slice(subject.lastIndexOf(' ') + 1)
	// A word and a figure that together are an award make no subject with a result.
	if (plain !== undefined && awardLength(`${lastWord} ${plain}`) > 0) return false
	return short.test(value) || matchGrade(value)?.start === 0
}
