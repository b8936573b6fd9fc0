import type { CvDocument } from '@app/cv'
import type { Passage } from '../layout/join-lines.ts'
import { humanLanguage, proficiencyOf } from '../lexicon/language-words.ts'
import { type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { dateOfHeader, type EntryDate, singleDate, withoutDate } from './entry-date.ts'
import { type Field, type Found, fieldOf, readAs } from './found.ts'

type FoundSkill = Found<CvDocument['skills'][number]>
type FoundLanguage = Found<CvDocument['language'][number]>

const listSeparator = /\t|\s{2,}|\s*[|•·∙⋅▪◦●;]\s*|,\s+(?![^(]*\))|\s+[–—]\s+(?=\p{Lu})/gu

/** Reads skills: one each, with the label of their group if they or a line above them has one. */
export function readSkills(passages: readonly Passage[]): FoundSkill[] {
	let above: Span | null = null
	const found: FoundSkill[] = []
	for (const passage of passages) {
		if (isLabel(passage)) {
			above = trimSpan(passage.span, /[\s:]/)
			continue
		}
		const { label, rest } = splitLabel(passage)
		const groupSpan = label ?? above
		const group = groupSpan === null ? undefined : fieldOf(groupSpan, 0.85)
		found.push(...namesIn(rest).map((span) => ({ ...skillOf(span), group })))
	}
	return found
}

function isLabel({ span }: Passage): boolean {
	return /^[^:,;|•]{2,45}:\s*$/.test(span.text)
}

function skillOf(span: Span): FoundSkill {
	const level =
		/^(.{2,}?)\s*(?:\(|[–:-]\s)\s*(basic|beginner|intermediate|advanced|expert|proficient|fluent|good|very good|excellent|grundkenntnisse|gut|sehr gut|débutant|intermédiaire|avancé|básico|intermedio|avanzado)\)?$/i.exec(
			span.text,
		)
	if (level === null) return { name: fieldOf(span, 0.85) }
	const start = span.text.lastIndexOf(level[2] ?? '')
	const end = start + (level[2]?.length ?? 0)
	return {
		name: fieldOf(sliceSpan(span, 0, level[1]?.length), 0.85),
		level: fieldOf(sliceSpan(span, start, end), 0.8),
	}
}

/** The names in a line that lists several; a sentence stays whole. */
export function namesIn(span: Span): Span[] {
	const isSentence = /[.!]$/.test(span.text) && span.text.split(/\s+/).length > 9
	const sentences = splitSpan(span, /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/gu)
	const areNames =
		sentences.length > 1 && sentences.every(({ text }) => text.split(/\s+/).length <= 5)
	if (areNames) return sentences.flatMap(namesIn)
	if (isSentence) return [span]
	return splitSpan(span, listSeparator)
		.map((name) => trimSpan(name, /[\s.,;:•·]/))
		.map((name) =>
			/^(?:and|und|et|y|e|en|i|&)\s/i.test(name.text)
				? trimSpan(sliceSpan(name, name.text.indexOf(' ')))
				: name,
		)
		.filter((name) => /[\p{L}\d]/u.test(name.text))
}

/** The label that a line begins with ("Tools: Excel, Word"), and the rest. */
export function splitLabel({ span }: Passage): { label: Span | null; rest: Span } {
	const colon = /^([^:,;|•]{2,45}):\s*(?=\S)/.exec(span.text)
	if (colon === null || /https?$/.test(colon[1] ?? '')) return { label: null, rest: span }
	return {
		label: trimSpan(sliceSpan(span, 0, colon[1]?.length)),
		rest: trimSpan(sliceSpan(span, colon[0].length)),
	}
}

/** Reads the human languages of a section; words that name none are left. */
export function readLanguages(passages: readonly Passage[]): FoundLanguage[] {
	const found: FoundLanguage[] = []
	for (const { span } of passages) {
		for (const part of splitSpan(
			span,
			/[|•·●;,](?![^(]*\))|\s{3,}|\s(?:and|und|et|y)\s(?=\p{Lu})/gu,
		)) {
			for (const cell of joinLevelCells(part)) addLanguage(found, cell)
		}
	}
	return found
}

// "English<tab>Native" is one language, "English<tab>French" are two.
function joinLevelCells(span: Span): Span[] {
	const cells = splitSpan(span, /\t/g)
	return cells.every((cell) => humanLanguage(cell.text) !== null) ? cells : [span]
}

function addLanguage(found: FoundLanguage[], span: Span): void {
	const name = humanLanguage(span.text)
	const level = proficiencyOf(span.text)
	if (name === null) {
		const last = found.at(-1)
		if (level !== null && last !== undefined && last.proficiency === undefined) {
			last.proficiency = readAs(level.value, span, level.confidence)
		}
		return
	}
	found.push({
		name: fieldOf(sliceSpan(span, name.start, name.end), 0.95),
		proficiency: level === null ? undefined : readAs(level.value, span, level.confidence),
	})
}

/** Reads interests: the names of a list, or a sentence as it stands. */
export function readInterests(
	passages: readonly Passage[],
): Found<CvDocument['interests'][number]>[] {
	return passages
		.flatMap((passage) => namesIn(passage.span))
		.map((span) => ({ name: fieldOf(span, 0.85) }))
}

/** Reads certificates and courses: name, who gave them, and when. */
export function readCertifications(passages: readonly Passage[]): FoundCertificate[] {
	const found: FoundCertificate[] = []
	for (const passage of passages.flatMap(cutAtMarks)) {
		if (!/\p{L}{2}/u.test(passage.span.text)) continue
		const date = dateOfHeader(passage)
		const dated = date === null ? passage.span : withoutDate(passage.span, date)
		const word = date === null ? null : dateWords.exec(dated.text)
		const rest = word === null ? dated : sliceSpan(dated, 0, word.index)
		const last = found.at(-1)
		if (date !== null && rest.text === '' && last !== undefined && last.date === undefined) {
			Object.assign(last, certificateDates(date, passage))
			continue
		}
		const { name, issuer } = splitIssuer(rest)
		if (name.text === '') continue
		found.push({
			...{ name: optionalField(name), issuer: optionalField(issuer) },
			...certificateDates(date, passage),
		})
	}
	return found
}

/** The parts of a line that lists several: "PMP (2014) • MSP Practitioner (2017)" is two certificates. */
export function cutAtMarks(passage: Passage): Passage[] {
	const parts = splitSpan(passage.span, /\s[•·●|∙⋅]\s|;\s+/g)
	return parts.length < 2 ? [passage] : parts.map((span) => ({ ...passage, span }))
}

// "renewed", "valid until" say something of the date that stood after them.
const dateWords =
	/[\s,(–-]*\b(?:renewed|valid(?: to| until)?|exp(?:ires|ired|iry|\.)?|expiring|awarded|obtained|completed|passed|achieved|issued|gained|gültig bis|valable)\s*:?\s*\)?\s*$/i

// "Valid to 2027", "expired 2021": the date is the last on which it counts.
const endsWith =
	/\b(?:valid(?:\s+(?:to|until|till))?|exp(?:ir\p{L}*|\.)?(?:\s+(?:on|in))?|gültig bis|valable)\s*:?\s*$/iu

type FoundCertificate = Found<CvDocument['certification'][number]>

// "May 2021 to May 2024": from when and until when it counts.
function certificateDates(
	date: EntryDate | null,
	{ span: line }: Passage,
): Pick<FoundCertificate, 'date' | 'expires'> {
	if (date === null) return {}
	const { range, span } = date
	const isLast = endsWith.test(line.text.slice(0, range.start))
	const isPeriod = range.isRange && range.endDate !== ''
	if (!isPeriod) return { [isLast ? 'expires' : 'date']: singleDate(date) }
	return { date: readAs(range.startDate, span, 0.8), expires: readAs(range.endDate, span, 0.8) }
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
	const parts = [...span.text.matchAll(/\t|\s[–—|-]\s|,\s+/g)]
	const separator = parts.at(-1)
	if (separator === undefined) return { name: trimSpan(span, /[\s,()–-]/), issuer: undefined }
	return {
		name: trimSpan(sliceSpan(span, 0, separator.index), /[\s,–-]/),
		issuer: trimSpan(sliceSpan(span, separator.index + separator[0].length)),
	}
}

// "Immediate Life Support (ILS)" is a name with its letters, "BS 7671" a number of a rule: neither gave the award.
function belongsToName(name: string, bracket: string): boolean {
	if (/\d/.test(bracket)) return true
	const initials = (name.match(/\b\p{L}/gu) ?? []).join('').toLowerCase()
	return /^\p{Lu}{2,6}$/u.test(bracket) && initials.includes(bracket.toLowerCase())
}

function optionalField(span: Span | undefined): Field | undefined {
	return span === undefined || span.text === '' ? undefined : fieldOf(span, 0.8)
}
