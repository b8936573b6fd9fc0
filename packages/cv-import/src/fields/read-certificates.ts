import type { CvDocument } from '@app/cv'
import type { Passage } from '../layout/join-lines.ts'
import { institutionScore } from '../lexicon/education-words.ts'
import { isRowOfLabels } from '../lexicon/entry-labels.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { lineWords } from '../lexicon/word-lists.ts'
import { findDates } from '../text/find-dates.ts'
import { type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { namesCertificate } from './certificates-among-courses.ts'
import {
	dateOfHeader,
	type EntryDate,
	findEntryDate,
	singleDate,
	withoutDate,
} from './entry-date.ts'
import { type ExtractedField, type Field, readAs, toField } from './extracted.ts'
import { namesIssuer } from './names-issuer.ts'

/** Reads certificates and courses: name, who gave them, and when. */
export function readCertifications(passages: readonly Passage[]): FoundCertificate[] {
	const found: FoundCertificate[] = []
	for (const { passage, until } of passages.flatMap(cutAtMarks).map(partExpiry)) {
		if (
			!/\p{L}{2}|^\p{Lu}\d?(?:\+\p{Lu})?$/u.test(passage.span.text) ||
			isRowOfLabels(passage.span.text)
		)
			continue
		const date = dateOfHeader(passage)
		const dated = date === null ? passage.span : withoutDate(passage.span, date)
		const word = date === null ? null : dateWords.exec(dated.text)
		const rest = word === null ? dated : sliceSpan(dated, 0, word.index)
		const last = found.at(-1)
		if (date !== null && rest.text === '' && last !== undefined && last.date === undefined) {
			Object.assign(last, certificateDates(date, passage))
			continue
		}
		const { named, number } = splitNumber(withoutVerb(rest))
		const { name, issuer } = splitIssuer(named)
		if (name.text === '') continue
		found.push({
			name: optionalField(name),
			issuer: optionalField(issuer),
			credentialId: optionalField(number),
			...certificateDates(date, passage),
			...until,
		})
	}
	return found
}

// The opening of a sentence that says that a course was completed. The name of the course follows.
const completed =
	/^(?:I\s+)?(?:have\s+)?(?:successfully\s+)?completed\s+(?:(?:an?|the|my)\s+)?(?:\p{L}+\s+){0,2}course\s+(?:on|in|of)\s+(?=\S)/iu

function withoutVerb(span: Span): Span {
	const length = completed.exec(span.text)?.[0].length ?? 0
	return length === 0 ? span : trimSpan(sliceSpan(span, length), /[\s.]/)
}

/**
 * Cuts a line that lists several certificates: between marks, semicolons or commas after years, or between commas if
 * enough of the names are known. A line with a single certificate stays whole.
 */
export function cutAtMarks(passage: Passage): Passage[] {
	const names = namesOfList(passage.span)
	if (names !== null) return names.map((span) => ({ ...passage, span }))
	const areDated = afterYear.test(passage.span.text)
	const parts = splitSpan(passage.span, areDated ? marksOrDated : /\s[•·●|∙⋅]\s|;\s+/g)
	// A row of bars may name one, who gave it and when.
	const isRow = parts.slice(1).some(({ text }) => namesIssuer(text) || isOnlyDate(text))
	return parts.length < 2 || isRow ? [passage] : parts.map((span) => ({ ...passage, span }))
}

function isOnlyDate(text: string): boolean {
	const [range] = findDates(text)
	return range !== undefined && range.end - range.start >= text.trim().length
}

// Commas part three or more short names, some of them known certificates, rather than a name from its issuer.
function namesOfList(span: Span): Span[] | null {
	if (/[.:;|•·]/.test(span.text) || numbered.test(span.text)) return null
	const all = splitSpan(span, /,\s+(?![^(]*\))/g)
	const areMany = all.length > 3
	const dated = all.filter(({ text }) => /\([^()]*(?:19|20)\d\d[^()]*\)$/.test(text)).length
	if (afterYear.test(span.text) && (!areMany || dated > all.length / 2)) return null
	const parts = areMany ? all : splitSpan(span, /,\s+(?=\p{Lu}|\d)(?![^(]*\))/gu)
	const known = parts.filter(({ text }) => namesCertificate(text)).length
	const areNames = parts.every(
		({ text }) =>
			/^(?:[\p{L}\d]*\p{L}{2}|\p{Lu}\d?(?:\+\p{Lu})?$)/u.test(text) &&
			text.split(/\s+/).length <= 7 &&
			organisationScore(text) + institutionScore(text) === 0,
	)
	const isDated = findDates(span.text).length > 0
	const isList = parts.length > (isDated ? 3 : 2) && known > (isDated || parts.length < 4 ? 1 : 0)
	return areNames && isList ? parts : null
}

// A comma behind a year in brackets parts two of them.
const afterYear = /(?<=\([^()]{0,20}(?:19|20)\d\d[^()]{0,20}\)),\s+(?=\p{Lu})/u
const marksOrDated = new RegExp(`\\s[•·●|∙⋅]\\s|;\\s+|${afterYear.source}`, 'gu')

// Words about a date that are left once the date is taken out.
const dateWords = new RegExp(
	String.raw`(?:(?<![\s,(–-])[\s,(–-]+)?\b(?:${lineWords('before-date-of-certificate')})\s*:?\s*\)?\s*$`,
	'i',
)

// Words before the last date on which a certificate counts.
const endsWith = new RegExp(String.raw`(?:${lineWords('before-last-date')})\s*(?::\s*)?$`, 'iu')

// Where two dates are given, the last on which the certificate counts is read apart from the first.
function partExpiry(passage: Passage): {
	passage: Passage
	until: Pick<FoundCertificate, 'expires'>
} {
	const { span } = passage
	const match = lastsUntil.exec(span.text)
	const when = match?.groups?.when
	const isSecond = match !== null && findDates(span.text.slice(0, match.index)).length > 0
	if (match === null || when === undefined || !isSecond) return { passage, until: {} }
	const start = match.index + match[0].lastIndexOf(when)
	const date = findEntryDate(sliceSpan(span, start, start + when.length))
	if (date === null) return { passage, until: {} }
	const before = { ...passage, span: sliceSpan(span, 0, match.index) }
	return { passage: before, until: { expires: singleDate(date) } }
}

const lastsUntil =
	/(?:(?<![\s,;–-])[\s,;–-]+)?[(,;–-]\s*(?:valid (?:to|until|till)|exp(?:ir\p{L}*|\.)?(?: (?:on|in))?|renewal (?:due|date)|renew by)\s*:?\s*(?<when>[^(),;]{4,20})\)?\s*$/iu

type FoundCertificate = ExtractedField<CvDocument['certification'][number]>

// A period says from when and until when the certificate counts.
function certificateDates(
	date: EntryDate | null,
	{ span: line }: Passage,
): Pick<FoundCertificate, 'date' | 'expires'> {
	if (date === null) return {}
	const { range } = date
	const ending = endsWith.exec(line.text.slice(0, range.start))
	const span = ending === null ? date.span : sliceSpan(line, ending.index, range.end)
	// Beside a course, a short “exp” means that the award is expected, and belongs to the date. Certificates are not
	// listed before they are awarded.
	const isLast = ending !== null || /^exp\b/i.test(line.text.slice(range.start))
	const isPeriod =
		range.isRange &&
		range.endDate !== '' &&
		!areTwoDates.test(line.text.slice(range.start, range.end))
	if (!isPeriod) return { [isLast ? 'expires' : 'date']: singleDate({ range, span }) }
	return { date: readAs(range.startDate, span, 0.8), expires: readAs(range.endDate, span, 0.8) }
}

/** Two dates on which something was gained, rather than from when until when it counts. */
const areTwoDates = /\s(?:and|&|und|et|y|e|en|i)\s|[,;]/iu

// A number of registration comes last, after a word that announces it, and contains a figure.
const announced = String.raw`(?:(?:${lineWords('papers-with-a-number')})\.? )?(?:${lineWords('before-a-number')})\b`
const number = String.raw`(?<number>[A-Z]{0,4}[ /-]?\d[A-Z\d/-]{2,20}(?: [A-Z\d]{1,8}){0,3})`
const numbered = new RegExp(
	String.raw`(?:^|[\s,;(–|-])\s*${announced}(?:\.|:| |#)*${number}\)?\.?\s*$`,
	'iu',
)

function splitNumber(span: Span): { named: Span; number: Span | undefined } {
	const match = numbered.exec(span.text)
	const number = match?.groups?.number
	if (match === null || number === undefined) return { named: span, number: undefined }
	const start = span.text.lastIndexOf(number)
	return {
		named: trimSpan(sliceSpan(span, 0, match.index), /[\s,;(–|-]/),
		number: sliceSpan(span, start, start + number.length),
	}
}

function splitIssuer(span: Span): { name: Span; issuer: Span | undefined } {
	const inBrackets = /\(([^()]{2,60})\)?\s*$/.exec(span.text)
	if (
		inBrackets !== null &&
		belongsToName(span.text.slice(0, inBrackets.index), inBrackets[1] ?? '')
	)
		return { name: trimSpan(span, /[\s,–-]/), issuer: undefined }
	if (inBrackets !== null) {
		const start = inBrackets.index + 1
		return {
			name: trimSpan(sliceSpan(span, 0, inBrackets.index)),
			issuer: sliceSpan(span, start, start + (inBrackets[1]?.length ?? 0)),
		}
	}
	const parts = [...span.text.matchAll(/\t|\s*\|\s*|\s[–—-]\s|,\s+/g)]
	const separator = parts.at(-1)
	const behind = separator === undefined ? '' : span.text.slice(separator.index).trim()
	if (separator === undefined || !mayBeIssuer(behind))
		return { name: trimSpan(span, /[\s,()–-]/), issuer: undefined }
	return {
		name: trimSpan(sliceSpan(span, 0, separator.index), /[\s,–-]/),
		issuer: trimSpan(sliceSpan(span, separator.index + separator[0].length)),
	}
}

// Words behind a name may continue the name. They may be the issuer only if they name one.
function mayBeIssuer(behind: string): boolean {
	return namesIssuer(behind.replace(/^[\s,–—|-]+/, ''))
}

// A bracket is part of the name, not the issuer, if it holds initials of the name, a figure, words in lower case or a trade.
function belongsToName(name: string, bracket: string): boolean {
	if (
		/\d|^\p{Ll}|^(?:PCV|PSV|LGV|HGV)$/u.test(bracket) ||
		(jobScore(bracket) > 0 && organisationScore(bracket) === 0)
	)
		return true
	const initials = (name.match(/\b\p{L}/gu) ?? []).join('').toLowerCase()
	return /^\p{Lu}{2,6}$/u.test(bracket) && initials.includes(bracket.toLowerCase())
}

function optionalField(span: Span | undefined): Field | undefined {
	return span === undefined || span.text === '' ? undefined : toField(span, 0.8)
}
