import type { PersonalInfo } from '@app/cv'
import type { Line } from '../layout/line.ts'
import { countIberianGivenNames } from '../lexicon/count-iberian-given-names.ts'
import { isParticle } from '../lexicon/is-particle.ts'
import { jobScore } from '../lexicon/job-words.ts'
import { isPlace } from '../lexicon/place-names.ts'
import { joinSpans, type Span, splitSpan, trimSpan } from '../text/span.ts'
import { type ExtractedField, toField } from './extracted.ts'
import type { NameLines } from './name-features.ts'
import { betweenCells, chooseName } from './name-model.ts'
import { nameOfForm, type PersonForm, readPersonForm } from './read-person-form.ts'
import { splitNameTitles, withoutNameTitles } from './split-name-titles.ts'

type NameField = 'honorificPrefix' | 'firstName' | 'lastName' | 'honorificSuffix'

export type NameAndHeadline = {
	personalInfo: ExtractedField<Partial<Pick<PersonalInfo, NameField | 'headline'>>>
	/** The words of both. */
	taken: Span[]
	/** The name with the titles and letters around it, which are no address. */
	titled: Span | null
}

/** Finds the person's name among the first lines, and the headline beside or under it. */
export function readName(given: NameLines): NameAndHeadline {
	const { lines, header, contact } = given
	const own = lines.slice(0, header + contact)
	const form = readPersonForm(own)
	const labelled = nameOfForm(form)
	if (labelled !== null) return readLabelledName(labelled, form, own)
	const alone = readPostAlone(own)
	if (alone !== null) return alone
	const best = chooseName(given)
	if (best === null) return { personalInfo: {}, taken: [], titled: null }
	const { name, cells, first, last } = best.candidate
	const [titled] = cells
	const headline =
		form.headline ??
		headlineInLine(lines[last], cells) ??
		headlineAfter(own, last) ??
		titleAbove(own[first - 1])
	return {
		personalInfo: {
			...splitName(name, Math.min(mostConfidence, Math.max(leastConfidence, best.share))),
			...readTitles(titled, cells.at(-1) ?? titled),
			headline: headline === null ? undefined : toField(headline, 0.75),
		},
		taken: [name, ...(headline === null ? [] : [headline])],
		titled,
	}
}

const leastConfidence = 0.6
const mostConfidence = 0.97

// A job title may stand beside the name.
function headlineInLine(line: Line | undefined, cells: readonly Span[]): Span | null {
	const own = cells.map(({ text }) => text)
	const others = line === undefined ? [] : splitSpan(line.span, betweenCells)
	return (
		others.find(
			({ text }) => !own.includes(text) && jobScore(text) > 0 && text.length < longestBeside,
		) ?? null
	)
}

const longestBeside = 90

// A job title may stand above the name, in letters as large.
function titleAbove(line: Line | undefined): Span | null {
	const isTitle = line !== undefined && jobScore(line.span.text) > 0 && isHeadline(line, 1)
	return isTitle ? line.span : null
}

// Reads a single line as the headline. A person who hides their name and contact details often leaves only their job
// title.
function readPostAlone([only, ...others]: readonly Line[]): NameAndHeadline | null {
	const isPost = only !== undefined && others.length === 0 && jobScore(only.span.text) > 0
	if (!isPost || !/\s/.test(only.span.text)) return null
	const headline = toField(only.span, 0.7)
	return { personalInfo: { headline }, taken: [only.span], titled: null }
}

function readLabelledName(whole: Span, form: PersonForm, lines: readonly Line[]): NameAndHeadline {
	const { firstName: first, lastName: last } = form
	const at = lines.findIndex(({ span }) => span.text.includes(whole.text))
	const headline = form.headline ?? (at === -1 ? null : headlineAfter(lines, at))
	const parts =
		first === undefined || last === undefined
			? splitName(withoutNameTitles(whole), labelledConfidence)
			: {
					firstName: toField(first, labelledConfidence),
					lastName: toField(last, labelledConfidence),
				}
	return {
		personalInfo: {
			...parts,
			...readTitles(whole, whole),
			headline: headline === null ? undefined : toField(headline, 0.8),
		},
		taken: [whole, first, last, headline].flatMap((span) => span ?? []),
		titled: whole,
	}
}

const labelledConfidence = 0.94

// Returns the title before a name, and the letters behind the name on its last line.
function readTitles(first: Span, last: Span) {
	const { before } = splitNameTitles(first)
	const { after } = splitNameTitles(last)
	return {
		honorificPrefix: before === null ? undefined : toField(before, titleConfidence),
		honorificSuffix: after === null ? undefined : toField(after, titleConfidence),
	}
}

const titleConfidence = 0.9

function headlineAfter(lines: readonly Line[], index: number): Span | null {
	const name = lines[index]?.span.text ?? ''
	const following = lines.slice(index + 1, index + 4)
	for (const [offset, line] of following.entries()) {
		if (name.includes(line.span.text)) continue
		const beside = headlineBeside(line.span)
		if (beside !== null) return beside
		if (isHeadline(line, offset)) return wholeHeadline(line, following[offset + 1])
	}
	return null
}

// Joins a headline that a narrow column breaks before its job title.
function wholeHeadline({ span, font, sizePt }: Line, next: Line | undefined): Span {
	const isRest =
		next !== undefined &&
		next.font === font &&
		Math.abs(next.sizePt - sizePt) < 0.3 &&
		jobScore(span.text) === 0 &&
		jobScore(next.span.text) > 0 &&
		next.gapBefore < 1.6 * sizePt
	return isRest ? joinSpans([span, next.span]) : span
}

// Returns the headline beside a place or an address: the only part that is neither.
function headlineBeside(span: Span): Span | null {
	const parts = splitSpan(span, /\t|\s+[|•·]\s*|\s[–—-]\s|\s{2,}/g)
	const others = parts.filter(({ text }) => isWhereabouts(text))
	const [title, ...more] = parts.filter((part) => !others.includes(part))
	if (others.length === 0 || title === undefined) return null
	const isFirst = title === parts[0] && others.length > 1
	if (more.length > 0 && !isFirst) return null
	const isTitle = jobScore(title.text) > 0 && title.text.length < 70 && !/[.:]/.test(title.text)
	return isTitle ? title : null
}

function isWhereabouts(text: string): boolean {
	return isPlace(text) || /@|https?:|www\.|\.\p{Ll}{2,}(?:\/|$)|\d{5}|\d{3} \d{3}/u.test(text)
}

function isHeadline(line: Line, offset: number): boolean {
	const { text } = line.span
	if (/@|\d{4}|https?:|www\.|\.com|\t.*\t|\.$/.test(text) || text.length > 110) return false
	if (/\d/.test(text) && (jobScore(text) === 0 || /\b[A-Z]{1,2}\d{1,2}\b/.test(text))) return false
	if (isPlace(text) || /^[^:]{2,14}:/.test(text)) return false
	const words = text.split(/\s+/).length
	if (jobScore(text) > 0 && words <= 14) return true
	const isDirectlyUnder = offset === 0 && words <= 8 && !/[,\t]/.test(text)
	return isDirectlyUnder && /^\p{Lu}/u.test(text) && (line.italic || line.bold || line.sizePt > 11)
}

/** A whole name with the titles and letters around it, as data formats have it in one field. */
export function readTitledName(
	name: Span,
	confidence: number,
): ExtractedField<Partial<Pick<PersonalInfo, NameField>>> {
	return { ...splitName(withoutNameTitles(name), confidence), ...readTitles(name, name) }
}

const gaelic = /^(?:Ní|Nic|Ó|Uí|Mac|Mc|Mhic)$/u

/** The first and the last name in a whole name. */
function splitName(
	name: Span,
	confidence: number,
): ExtractedField<Partial<Pick<PersonalInfo, 'firstName' | 'lastName'>>> {
	const words = splitSpan(name, /\s+/g)
	const [only] = words
	if (words.length < 2)
		return only === undefined ? {} : { firstName: toField(only, confidence * 0.7) }
	const at = lastNameStart(words.map((word) => word.text))
	const isReversed = name.text.includes(',')
	const parts = [joinSpans(words.slice(0, at)), joinSpans(words.slice(at))].map((part) =>
		trimSpan(part, /[\s,]/),
	)
	const [first, last] = isReversed ? parts.reverse() : parts
	return {
		firstName: first === undefined ? undefined : toField(first, confidence),
		lastName: last === undefined ? undefined : toField(last, confidence),
	}
}

function lastNameStart(words: readonly string[]): number {
	const comma = words.findIndex((word) => word.endsWith(','))
	if (comma !== -1) return comma + 1
	const capitals = words.findIndex((word, index) => index > 0 && /^[\p{Lu}'’-]{3,}$/u.test(word))
	const hasSmall = words.some((word) => /\p{Ll}/u.test(word))
	if (capitals > 0 && hasSmall) return capitals
	const given = countIberianGivenNames(words)
	if (given !== null) return given
	const particle = words.findIndex(
		(word, index) =>
			index > 0 && index < words.length - 1 && (isParticle(word) || gaelic.test(word)),
	)
	return particle > 0 ? particle : words.length - 1
}
