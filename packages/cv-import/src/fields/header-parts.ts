import { isBritishOrIrishPlace } from '@app/language'
import { clearlyNamesOrganisation, clearlyNamesPlace } from '../classifier/phrase-log-odds.ts'
import type { Line } from '../layout/line.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { isPlace, isTown, looksLikeTown } from '../lexicon/place-names.ts'
import { isDuration } from '../text/find-dates.ts'
import {
	boldShare,
	italicShare,
	joinSpans,
	type Span,
	sliceSpan,
	splitSpan,
	trimSpan,
} from '../text/span.ts'
import type { Entry } from './entry.ts'
import { titleVersusEmployer } from './title-versus-employer.ts'

/** One thing that the header of an entry says: a title, an organisation, a place. */
export type Part = { span: Span; row: number; bold: boolean; italic: boolean }

const strongSeparator = /\t|\s@\s|\s+[|•·∙⋅▪◦]\s*|\s[–—]\s|\s-\s|\s\/\/\s|\s{2,}/g
const edge = /[\s,;:|–—•·-]/

export type HeaderParts = { parts: Part[]; places: Part[] }

/** The parts of a header between its separators and changes of style, and the places among them. */
export function headerParts({ header, standing }: Entry): HeaderParts {
	const printed = header.flatMap(({ span, line }, row) => partsOfLine(span, line, row))
	const isOneOfMany = standing === 'role' || standing === 'employer'
	const named = isOneOfMany ? printed : printed.flatMap(nameInPlace)
	// A remark on the terms of a job is no name, so it goes last.
	const all = [...named.filter((part) => !isRemark(part)), ...named.filter(isRemark)]
	const places = all.filter((part) => isPlace(part.span.text))
	const parts = all.filter((part) => !places.includes(part))
	const split = parts.map((part) => splitPlace(part))
	return {
		parts: split.map(({ part }) => part),
		places: [...places, ...split.flatMap(({ place }) => place ?? [])],
	}
}

// If the only other part is a title or a degree, the words before a complete place are a name.
function nameInPlace(part: Part, _: number, parts: readonly Part[]): Part[] {
	const [other, ...others] = parts.filter((one) => one !== part)
	const comma = part.span.text.indexOf(', ')
	if (other === undefined || others.length > 0 || comma === -1 || !isPlace(part.span.text))
		return [part]
	const title = other.span.text
	const isTitle = degreeScore(title) > 0 || (jobScore(title) > 0 && organisationScore(title) === 0)
	const [name, place] = [
		sliceSpan(part.span, 0, comma),
		trimSpan(sliceSpan(part.span, comma), edge),
	]
	if (
		!isTitle ||
		isTown(name.text) ||
		isBritishOrIrishPlace(name.text) ||
		clearlyNamesPlace(name.text)
	)
		return [part]
	const isWhole = place.text.includes(', ') && isPlace(place.text)
	if (!isWhole && !clearlyNamesOrganisation(name.text)) return [part]
	return [
		{ ...part, span: name },
		{ ...part, span: place },
	]
}

function partsOfLine(span: Span, _line: Line, row: number): Part[] {
	return splitSpan(span, strongSeparator)
		.flatMap(splitAtStyle)
		.flatMap(splitAtColon)
		.map((part) => withoutBrackets(trimSpan(part, edge)))
		.filter((part) => /[\p{L}\d]/u.test(part.text) && !isDuration(part.text))
		.map((part) => ({
			span: part,
			row,
			bold: boldShare(part) > 0.8,
			italic: italicShare(part) > 0.8,
		}))
}

// The title of a job may follow a name and a colon.
function splitAtColon(span: Span): Span[] {
	const colon = span.text.indexOf(': ')
	const [name, title] = [span.text.slice(0, colon), span.text.slice(colon + 2)]
	const isJob = jobScore(title) > 0 && /^\p{Lu}/u.test(title) && degreeScore(span.text) === 0
	const isOpen = name.lastIndexOf('(') > name.lastIndexOf(')')
	const isBoth = colon > 2 && isJob && !isOpen && jobScore(name) + institutionScore(name) === 0
	return isBoth ? [sliceSpan(span, 0, colon), trimSpan(sliceSpan(span, colon), edge)] : [span]
}

function isRemark({ span }: Part): boolean {
	return /^\p{Ll}/u.test(span.text) && employment.test(span.text)
}

const employment =
	/^(?:part|full)[- ]time|^(?:temporary|permanent|contract|fixed[- ]term|voluntary|unpaid|seasonal|casual|alongside|while|during|maternity|zero[- ]hours|bank|agency)\b/i

function withoutBrackets(span: Span): Span {
	return /^\([^()]*\)$/.test(span.text) ? sliceSpan(span, 1, span.text.length - 1) : span
}

// One change of style parts two things, even without a separator.
function splitAtStyle(span: Span): Span[] {
	const styles = span.pieces.map(({ item }) => `${item.bold} ${item.italic}`)
	const changes = styles.flatMap((style, index) =>
		index > 0 && style !== styles[index - 1] ? index : [],
	)
	const [change] = changes
	if (change === undefined) return [span]
	if (changes.length > 1) return splitAtEveryStyle(span, changes)
	const at = span.pieces[change]?.start ?? 0
	const parts = [sliceSpan(span, 0, at), sliceSpan(span, at)].map((part) => trimSpan(part, edge))
	// A bracket belongs to the words before it, whatever the style of either.
	if (/^\(.*\)$/.test(parts[1]?.text ?? '')) return [span]
	const areWhole = parts.every((part) => (part.text.match(/\p{L}/gu)?.length ?? 0) >= 3)
	return areWhole &&
		/[\s,]$/.test(span.text.slice(0, at)) !== /^\p{Ll}/u.test(span.text.slice(at).trim())
		? parts
		: [span]
}

// Two or three changes of style part as many more things if each coincides with a comma, a bar or a dash.
function splitAtEveryStyle(span: Span, changes: readonly number[]): Span[] {
	const starts = changes.map((change) => span.pieces[change]?.start ?? 0)
	const areParted = starts.every(
		(at) => /[,|–-]\s*$/.test(span.text.slice(0, at)) || /^\s*[,|–-]/.test(span.text.slice(at)),
	)
	if (!areParted || starts.length > 3) return [span]
	return [0, ...starts].map((start, index) => trimSpan(sliceSpan(span, start, starts[index]), edge))
}

// The commas of a bracket with figures part no place.
const figuresAside = /(?<!\s)\s+\((?=[^()]*\d)[^()]*\p{L}[^()]*\)$/u

/** "Fernside Homeware Ltd, Leeds": the longest end after a comma that is a place, apart. */
export function splitPlace(part: Part): { part: Part; place?: Part } {
	const text = part.span.text
	const aside = figuresAside.exec(text)
	if (aside !== null) {
		const inner = splitPlace({ ...part, span: sliceSpan(part.span, 0, aside.index) })
		if (inner.place === undefined) return { part }
		const span = joinSpans([inner.part.span, trimSpan(sliceSpan(part.span, aside.index))], ' ')
		return { part: { ...part, span }, place: inner.place }
	}
	const commas = [...text.matchAll(/,\s+|\s+\(/g)].map((match) => match.index)
	for (const comma of commas) {
		const rest = trimSpan(sliceSpan(part.span, comma), /[\s,()]/)
		const before = trimSpan(sliceSpan(part.span, 0, comma), edge)
		const isPlaced = isPlace(rest.text) || isPartOfTown(before.text, rest.text)
		if (!isPlaced || namesEmployer(before.text, rest.text)) continue
		return { part: { ...part, span: before }, place: { ...part, span: rest } }
	}
	return townAfterName(part) ?? { part }
}

// After a firm, a part of a town may precede the town.
function isPartOfTown(firm: string, rest: string): boolean {
	const [part = '', town = '', ...others] = rest.split(', ')
	const isFirm = organisationScore(firm) > 0 && jobScore(firm) === 0
	const isPart = looksLikeTown(part) && (clearlyNamesPlace(part) || isBritishOrIrishPlace(part))
	return isFirm && others.length === 0 && isPart && (isTown(town) || isBritishOrIrishPlace(town))
}

// Whether the words between a title and a complete place are an employer.
function namesEmployer(before: string, rest: string): boolean {
	const comma = rest.indexOf(', ')
	if (comma === -1 || jobScore(before) === 0 || organisationScore(before) > jobScore(before))
		return false
	const [first, others] = [rest.slice(0, comma), rest.slice(comma + 2)]
	return clearlyNamesOrganisation(first) || (others.includes(', ') && isPlace(others))
}

// After an organisation and a comma, one more name is its town.
function townAfterName(part: Part): { part: Part; place: Part } | null {
	const { text } = part.span
	const comma = text.lastIndexOf(', ')
	if (comma === -1 || text.indexOf(', ') !== comma) return null
	const [name, town] = [text.slice(0, comma), text.slice(comma + 2)]
	const isNamed = organisationScore(name) > 0 || institutionScore(name) > 0
	const isTown = looksLikeTown(town) && town.split(/\s+/).length <= 2 && degreeScore(town) === 0
	const isKnown = isBritishOrIrishPlace(town) && titleVersusEmployer(name) <= 0
	const isUnderstood =
		isNamed || isKnown || (clearlyNamesOrganisation(name) && clearlyNamesPlace(town))
	if (!isUnderstood || !isTown || jobScore(name) > 0 || degreeScore(name) > 0) return null
	const place = { ...part, span: trimSpan(sliceSpan(part.span, comma), /[\s,]/) }
	return { part: { ...part, span: sliceSpan(part.span, 0, comma) }, place }
}

/** If other headers end in a place after a comma, takes an unknown name after the last comma for a place too. */
export function placesByPattern(headers: readonly HeaderParts[]): HeaderParts[] {
	const withPlaces = headers.filter(({ places }) => places.length > 0).length
	if (withPlaces === 0) return [...headers]
	return headers.map((header) => {
		if (header.places.length > 0) return header
		const endsInPlace = ({ span }: Part) => placeAtEnd.test(span.text)
		const ofEmployer = header.parts.findLastIndex(
			(each) => endsInPlace(each) && jobScore(each.span.text.replace(placeAtEnd, '')) === 0,
		)
		// A comma may be part of a title.
		const at = ofEmployer >= 0 ? ofEmployer : header.parts.findLastIndex(endsInPlace)
		const part = header.parts[at]
		if (part === undefined) return header
		const comma = part.span.text.lastIndexOf(', ')
		const isAlone = header.parts.length === 1 && part.span.text.indexOf(', ') === comma
		if (isAlone || organisationScore(part.span.text.slice(comma)) > 0) return header
		const name = { ...part, span: sliceSpan(part.span, 0, comma) }
		const place = { ...part, span: trimSpan(sliceSpan(part.span, comma), /[\s,]/) }
		return { parts: header.parts.with(at, name), places: [place] }
	})
}

/** Where every header begins with a title, a comma and something that is no title, the employer comes after the comma. */
export function splitByPattern(headers: readonly HeaderParts[]): HeaderParts[] {
	const splits = headers.map(({ parts: [first] }) => (first === undefined ? -1 : titleComma(first)))
	const hasOthers = headers.some(({ parts }) => organisationScore(parts[1]?.span.text ?? '') > 0)
	if (headers.length < 2 || hasOthers || splits.includes(-1)) return [...headers]
	return headers.map(({ parts: [first, ...rest], places }, index) => {
		if (first === undefined) return { parts: [], places }
		const title = { ...first, span: sliceSpan(first.span, 0, splits[index]) }
		const employer = { ...first, span: trimSpan(sliceSpan(first.span, splits[index] ?? 0), edge) }
		return { parts: [title, employer, ...rest], places }
	})
}

function titleComma({ span }: Part): number {
	const comma = span.text.indexOf(', ')
	if (comma === -1 || jobScore(span.text.slice(0, comma)) === 0) return -1
	return jobScore(span.text.slice(comma)) === 0 ? comma : -1
}

const placeAtEnd = /, \p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){0,2}$/u
