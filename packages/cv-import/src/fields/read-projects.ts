import type { CvDocument } from '@app/cv'
import type { Passage } from '../layout/join-lines.ts'
import { jobScore } from '../lexicon/job-words.ts'
import { type ProjectSlot, slotOfProjectLabel } from '../lexicon/project-labels.ts'
import { type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { describesAction } from './describes-action.ts'
import { dateOfHeader, findEntryDate, periodFields } from './entry-date.ts'
import { type ExtractedField, toField } from './extracted.ts'
import { findEntries } from './find-entries.ts'
import { describe, optional } from './read-experience.ts'
import { boldLead } from './split-list-items.ts'

type Project = ExtractedField<CvDocument['projects'][number]>

/** Reads projects: a name and a description each. */
export function readProjects(passages: readonly Passage[]): Project[] {
	const form = readForm(passages)
	if (form !== null) return form
	return passages.some(dateOfHeader) ? readDated(passages) : readUndated(passages)
}

/** A line of a project: the field that its label names, if it has a label, and the words behind the label. */
type Row = { passage: Passage; slot: ProjectSlot | null; value: Span }

const fewestLabels = 2

// A form says of each project the same things behind the same labels; `null` where there are none.
function readForm(passages: readonly Passage[]): Project[] | null {
	const rows = passages.map(readLabel)
	const labelled = rows.filter(({ slot }) => slot !== null)
	const hasNames = labelled.some(({ slot }) => slot === 'name')
	const isForm = labelled.length >= fewestLabels && labelled.length >= rows.length / 3
	if (!isForm && !(hasNames && labelled.length >= rows.length / 2)) return null
	const projects: Row[][] = []
	for (const [at, row] of rows.entries()) {
		const begins = hasNames
			? row.slot === 'name' || isNumber(row.passage.span.text)
			: isNameAbove(row, rows[at + 1])
		const last = projects.at(-1)
		const isNamed = last?.some(
			({ slot, passage }) => slot === 'name' || !isNumber(passage.span.text),
		)
		if (last === undefined || (begins && (row.slot !== 'name' || isNamed === true)))
			projects.push([row])
		else last.push(row)
	}
	return projects.map(projectOfForm)
}

/** “Project 2”, “Project # 2” */
function isNumber(text: string): boolean {
	return /^project[\s#*:.no-]{0,6}(?:\d{1,2}|[ivx]{1,4})?[\s*:.-]{0,4}$/i.test(text)
}

// Where no label names the projects, a name stands above the labels of each.
function isNameAbove(row: Row, next: Row | undefined): boolean {
	return (
		row.slot === null &&
		(!row.passage.isBullet || row.passage.line.bold) &&
		next?.slot != null &&
		mayName(row.value.text)
	)
}

const longestLabel = 42

function readLabel(passage: Passage): Row {
	const { span } = passage
	const end = span.text.search(/[:–—\t-]| {2}/)
	const mayLabel = end > 0 && end <= longestLabel
	const slot = mayLabel ? slotOfProjectLabel(span.text.slice(0, end)) : null
	const value = trimSpan(sliceSpan(span, end), /[\s:–—-]/)
	return slot === null || value.text === ''
		? { passage, slot: null, value: span }
		: { passage, slot, value }
}

function projectOfForm(rows: readonly Row[]): Project {
	const [first] = rows
	const named =
		rows.find(({ slot }) => slot === 'name') ?? (first?.slot === null ? first : undefined)
	const role = rows.find(({ slot }) => slot === 'role')
	const date = rows.find(({ slot, value }) => slot === 'dates' && findEntryDate(value) !== null)
	const said = rows.filter(
		(row) => row !== named && row !== role && row !== date && !isNumber(row.passage.span.text),
	)
	return {
		name: optional(named?.value, 0.85),
		role: optional(role?.value, 0.75),
		...(date === undefined ? {} : periodFields(findEntryDate(date.value))),
		...describe(said.map(({ passage }) => passage)),
	}
}

function readDated(passages: readonly Passage[]): Project[] {
	return findEntries(passages).map((entry) => {
		const [head, ...below] = entry.header.map(({ span }) => span)
		const { name, role, said } = head === undefined ? noName : splitHead(head)
		return {
			name: optional(name, 0.8),
			role: optional(role, 0.6),
			...periodFields(entry.date),
			...withSaid([...said, ...below], describe(entry.body)),
		}
	})
}

type Head = { name: Span | undefined; role: Span | undefined; said: Span[] }

const noName: Head = { name: undefined, role: undefined, said: [] }

function withSaid(
	said: readonly Span[],
	{ summary, achievements = [] }: ReturnType<typeof describe>,
): Pick<Project, 'summary' | 'achievements'> {
	return { summary, achievements: [...said.map((span) => toField(span, 0.6)), ...achievements] }
}

/** The most words behind a colon or a dash that may still belong to the name. More words are a description. */
const mostWordsOfName = 8

// The name is the first thing that a head says; a bar or a tab ends it, a colon or a dash only before a sentence.
function splitHead(span: Span): Head {
	const cells = splitSpan(span, /\t|\s+[|•·∙⋅▪◦]\s*|\s{3,}|\s+(?=https?:|www\.)/g)
	const [first, ...others] = cells
	if (first === undefined) return noName
	const { name, role } = splitRole(cutAtSentence(first))
	const told = trimSpan(sliceSpan(first, cutAtSentence(first).text.length), /[\s–—-]/)
	const post = role ?? others.find(({ text }) => jobScore(text) > 0 && text.length < 60)
	const rest = others.filter((part) => part !== post)
	return { name, role: post, said: told.text === '' ? rest : [told, ...rest] }
}

function cutAtSentence(span: Span): Span {
	const dash = /:\s|\s[–—-]\s/.exec(span.text)
	if (dash === null) return span
	const rest = span.text.slice(dash.index + dash[0].length)
	const isTold =
		rest.split(/\s+/).length > mostWordsOfName || describesAction(rest) || rest.includes(', ')
	return isTold ? trimSpan(sliceSpan(span, 0, dash.index)) : span
}

// Splits a head at its comma: the person's role before it, the project after it.
function splitRole(span: Span): Pick<Head, 'name' | 'role'> {
	const comma = span.text.indexOf(', ')
	const isRole =
		comma > 0 && jobScore(span.text.slice(0, comma)) > 0 && jobScore(span.text.slice(comma)) === 0
	if (!isRole) return { name: trimSpan(span, /[\s,;:–—-]/), role: undefined }
	return { name: trimSpan(sliceSpan(span, comma), /[\s,]/), role: sliceSpan(span, 0, comma) }
}

// Reads projects without dates: a name is a line that is set or written as a name, above its description.
function readUndated(passages: readonly Passage[]): Project[] {
	const isName = nameTest(passages)
	const found: { head: Head; body: Passage[] }[] = []
	for (const passage of passages) {
		const last = found.at(-1)
		if (isName(passage)) found.push({ head: headOfLine(passage.span), body: [] })
		else if (last === undefined) found.push({ head: noName, body: [passage] })
		else last.body.push(passage)
	}
	return found.map(({ head: { name, role, said }, body }) => ({
		name: optional(name, 0.75),
		role: optional(role, 0.6),
		...withSaid(said, describe(body)),
	}))
}

function nameTest(passages: readonly Passage[]): (passage: Passage) => boolean {
	const bold = passages.filter(({ line }) => line.bold)
	const bullets = passages.filter(({ isBullet }) => isBullet)
	const labelled = passages.filter(startsWithName)
	if (labelled.length >= passages.length / 2) return startsWithName
	if (passages[0]?.line.bold === true && bold.length < passages.length)
		return ({ line, span }) => line.bold && !isLink(span.text)
	const others = passages.filter(({ isBullet }) => !isBullet)
	const areNames = others.filter(({ span }) => mayName(span.text)).length > others.length / 2
	if (bullets.length > 0 && areNames && !passages[0]?.isBullet)
		return ({ isBullet, span }) => !isBullet && mayName(span.text)
	return (passage) => mayName(passage.span.text) || startsWithName(passage)
}

// Whether a line begins with a project's name, then a colon, a dash or the end of the bold words, then its
// description.
function startsWithName({ span }: Passage): boolean {
	return splitTold(span) !== null
}

function splitTold(span: Span): { name: Span; told: Span } | null {
	const end = /:\s|\s[–—-]\s/.exec(span.text)
	const bold = boldLead(span)
	const at = bold > 3 ? bold : (end?.index ?? -1)
	const name = trimSpan(sliceSpan(span, 0, at), /[\s,;:–—-]/)
	const told = trimSpan(sliceSpan(span, at), /[\s,;:.–—-]/)
	const isNamed =
		at > 3 && at <= longestName && /^[\p{Lu}\d]/u.test(name.text) && !/\.\s/.test(name.text)
	return isNamed && told.text.split(/\s+/).length > mostWordsOfName ? { name, told } : null
}

const longestName = 70

function headOfLine(span: Span): Head {
	const both = splitTold(span)
	if (both === null) return splitHead(trimSpan(span, /[\s.]/))
	return { name: both.name, role: undefined, said: [both.told] }
}

const mostWordsOfLine = 12

function mayName(text: string): boolean {
	return (
		text.split(/\s+/).length <= mostWordsOfLine &&
		!isLink(text) &&
		!isEnded(text) &&
		!describesAction(text)
	)
}

/** A full stop may end a short name. */
const mostWordsBeforeStop = 5

function isEnded(text: string): boolean {
	return (
		/[!:;,]$/.test(text) || (text.endsWith('.') && text.split(/\s+/).length > mostWordsBeforeStop)
	)
}

function isLink(text: string): boolean {
	return /^(?:(?:link|url|github|demo)\s*:?\s*)?(?:https?:|www\.)\S+$|^\S+\.\p{Ll}{2,6}\/\S*$/iu.test(
		text,
	)
}
