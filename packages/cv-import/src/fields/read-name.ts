import type { PersonalInfo } from '@app/cv'
import { isBritishOrIrishPlace } from '@app/language'
import { guessHeading } from '../classifier/heading-model.ts'
import type { Line } from '../layout/line.ts'
import { countIberianGivenNames } from '../lexicon/count-iberian-given-names.ts'
import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { fold } from '../lexicon/fold.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { namesDocument } from '../lexicon/match-heading.ts'
import { personMeaningOf } from '../lexicon/person-labels.ts'
import { isPlace } from '../lexicon/place-names.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { type ExtractedField, toField } from './extracted.ts'
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

const documentTitle =
	/^(?:curriculum vitae|curriculum|c\.?v\.?|resume|résumé|lebenslauf|hoja de vida|currículo|currículum)(?:\s+(?:of|de|von))?$/i
const longestShortTitle = 10

function isDocumentTitle(text: string): boolean {
	return documentTitle.test(text) || (text.length > longestShortTitle && namesDocument(text))
}

const particles = new Set([
	'van',
	'von',
	'de',
	'der',
	'den',
	'da',
	'di',
	'lo',
	'li',
	'dal',
	'dalla',
	'das',
	'do',
	'del',
	'della',
	'dos',
	'du',
	'la',
	'le',
	'el',
	'al',
	'bin',
	'ibn',
	'ter',
	'bint',
	'binti',
	'binte',
	'ap',
	'ab',
	'ferch',
	'ten',
	'zu',
	'mc',
	'st',
	"o'",
])

/** The separators between the cells of a line with a name. */
const betweenCells = /\t|(?<![^\S\t])\s+[|•·]\s*|\s[–—-]\s|\s(?=[\w.+-]{1,64}@)/g

type Candidate = { span: Span; titled: Span; score: number; index: number }

/** Finds the person's name among the first lines, and the headline beside or under it. */
export function readName(header: readonly Line[], others: readonly Line[]): NameAndHeadline {
	const form = readPersonForm([...header, ...others])
	// A letter is signed at its end.
	const signed = header.slice(linesOfHead).slice(-linesOfSignature)
	const lines = [...header.slice(0, linesOfHead), ...others.slice(0, 8), ...signed]
	const labelled = nameOfForm(form)
	if (labelled !== null) return readLabelledName(labelled, form, lines)
	const candidates = lines.flatMap((line, index) => listCandidates(line, index, lines))
	const [best] = candidates.sort((a, b) => b.score - a.score)
	const alone = readPostAlone(lines)
	if (alone !== null) return alone
	if (best === undefined || best.score <= 0) return { personalInfo: {}, taken: [], titled: null }
	const { name, rest, last, below } = wholeName(best, lines)
	const headline = form.headline ?? rest ?? headlineAfter(lines, last)
	const confidence = Math.min(0.97, 0.6 + best.score * 0.06)
	return {
		personalInfo: {
			...splitName(name, confidence),
			...readTitles(best.titled, below),
			headline: headline === null ? undefined : toField(headline, 0.75),
		},
		taken: [name, ...(headline === null ? [] : [headline])],
		titled: best.titled,
	}
}

// Reads a single line as the headline. A person who hides their name and contact details often leaves only their job
// title.
function readPostAlone([only, ...others]: readonly Line[]): NameAndHeadline | null {
	const isPost = only !== undefined && others.length === 0 && jobScore(only.span.text) > 0
	if (!isPost || !/\s/.test(only.span.text)) return null
	const headline = toField(only.span, 0.7)
	return { personalInfo: { headline }, taken: [only.span], titled: null }
}

const linesOfHead = 14
const linesOfSignature = 4

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
			...readTitles(whole, null),
			headline: headline === null ? undefined : toField(headline, 0.8),
		},
		taken: [whole, first, last, headline].flatMap((span) => span ?? []),
		titled: whole,
	}
}

const labelledConfidence = 0.94

// Returns the title before a name, and the letters behind the name on its last line.
function readTitles(first: Span, below: Span | null) {
	const { before } = splitNameTitles(first)
	const { after } = splitNameTitles(below ?? first)
	return {
		honorificPrefix: before === null ? undefined : toField(before, titleConfidence),
		honorificSuffix: after === null ? undefined : toField(after, titleConfidence),
	}
}

const titleConfidence = 0.9

function listCandidates(line: Line, index: number, lines: readonly Line[]): Candidate[] {
	// The title of the document, or a monogram, may stand beside the name.
	const cells = splitSpan(withoutGreeting(line.span), betweenCells).flatMap(partHeadline)
	const largest = Math.max(
		...lines.map((other) => (isDocumentTitle(other.span.text) ? 0 : other.sizePt)),
	)
	const isLargest = line.sizePt >= largest * 0.97
	const isTitle = isLargest && line.sizePt >= smallestTitlePt
	const first = cells.find((cell) => {
		const { text } = withoutNameTitles(cell)
		return looksLikeName(text) || (isTitle && halfInCapitals.test(text))
	})
	if (first === undefined || isAddressed(line) || isLabel(first.text)) return []
	const name = withoutNameTitles(first)
	const isHalf = isLargest && isHalfOfName(name, line, lines[index + 1])
	const score =
		(isLargest ? 3 : 0) +
		(line.bold ? 0.6 : 0) +
		(index < 3 ? 1.6 - index * 0.4 : 0) -
		jobScore(name.text) * (/\s/.test(name.text) ? 2 : 4) -
		organisationScore(name.text) -
		(isHalf ? 0 : placePenalty(name.text)) -
		guessHeading(name.text).share * 3 +
		(isHalf || name.text.split(/\s+/).length > 1 ? 0.6 : -1.2)
	return [{ span: name, titled: first, score, index }]
}

/** A name whose last word lacks its capital. */
const halfInCapitals = /^\p{Lu}\p{Ll}{1,20}\s\p{Ll}{2,20}$/u

// Removes the words with which people introduce themselves before the name.
function withoutGreeting(span: Span): Span {
	const greeting = /^(?:hello,?\s+)?(?:i\s*[’']m|i am|my name is)\s+(?=\p{Lu})/iu.exec(span.text)
	return greeting === null ? span : sliceSpan(span, greeting[0].length)
}

// Cuts a cell into a name and a job title if a comma separates them.
function partHeadline(cell: Span): Span[] {
	const parts = splitSpan(cell, /,\s/g)
	const [name, title, ...others] = parts
	const isBoth = name !== undefined && title !== undefined && others.length === 0
	return isBoth && /\s/.test(name.text) && jobScore(title.text) > 0 ? parts : [cell]
}

// Whether a text is a label of a form.
function isLabel(text: string): boolean {
	return personMeaningOf(text) !== null || slotOfEntryLabel(text) !== null
}

// Whether a line is a salutation: several words with a comma at the end.
function isAddressed({ span: { text } }: Line): boolean {
	return /\s\S+\s\S+,$/.test(text)
}

function placePenalty(text: string): number {
	const isOne = isPlace(text) || text.split(/,\s*/).every(isBritishOrIrishPlace)
	if (!isOne) return 0
	return text.includes(',') ? 6 : 3
}

// A name on two lines in letters of one size is a name, though a town is called so.
function isHalfOfName({ text }: Span, line: Line, next: Line | undefined): boolean {
	if (next === undefined || /\s/.test(text) || !isSetAlike(line, next)) return false
	return /^\p{L}[\p{L}’'-]+$/u.test(next.span.text) && looksLikeName(next.span.text)
}

// A first and a last name in large letters may differ in weight.
function isSetAlike(line: Line, next: Line): boolean {
	const isLarge = line.sizePt >= smallestTitlePt
	return Math.abs(next.sizePt - line.sizePt) < 0.6 && (line.font === next.font || isLarge)
}

const smallestTitlePt = 20

// A nickname, in quotation marks or brackets inside the name.
const nickname = /(?<=\s)(?:["“‘'(])(?<called>\p{Lu}[\p{L}-]+)(?:["”’')])(?=\s)/u
// The same name once more, in the letters of another script.
const otherScript = /\s*[(（][^()（）\p{Script=Latin}]+[)）]$/u

function looksLikeName(text: string): boolean {
	if (isDocumentTitle(text) || text.length > 48 || text.length < 3) return false
	const plain = text.replace(nickname, '$<called>').replace(otherScript, '')
	if (/[\d@:/;!?%&()"“”]/.test(plain) || findDates(text).length > 0) return false
	const words = plain.split(/\s+/)
	if (words.length > 5) return false
	return (
		words.every(
			(word) =>
				/^[\p{Lu}\p{Lo}]/u.test(word) || particles.has(fold(word)) || /^\p{Ll}{1,3}$/u.test(word),
		) ||
		(words.length >= 2 &&
			words.length <= 3 &&
			words.every((word) => /^\p{Ll}[\p{Ll}’'-]*$/u.test(word)))
	)
}

// A name may stand on two lines of the same size, and a headline beside it.
function wholeName(
	{ span, index }: Candidate,
	lines: readonly Line[],
): { name: Span; rest: Span | null; last: number; below: Span | null } {
	const line = lines[index]
	const next = lines[index + 1]
	const isBroken = /\p{L}-$/u.test(span.text)
	const goesOn = line !== undefined && next !== undefined && (isBroken || mayGoOn(span, line, next))
	if (
		goesOn &&
		isSetAlike(line, next) &&
		looksLikeName(next.span.text) &&
		jobScore(next.span.text) === 0
	) {
		const name = joinSpans([span, withoutNameTitles(next.span)], isBroken ? '' : ' ')
		return { name, rest: null, last: index + 1, below: next.span }
	}
	const [, ...others] = line === undefined ? [] : splitSpan(line.span, betweenCells)
	const rest = others.find((part) => jobScore(part.text) > 0 && part.text.length < 90)
	return { name: span, rest: rest ?? null, last: index, below: null }
}

// A first name alone is half of a name, and so are several words whose next line is as large and close below.
function mayGoOn({ text }: Span, line: Line, next: Line): boolean {
	const isClose = next.sizePt >= smallestTitlePt && next.gapBefore < 1.3 * next.sizePt
	return !/\s/.test(text) || (isClose && line.font === next.font)
}

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
	return { ...splitName(withoutNameTitles(name), confidence), ...readTitles(name, null) }
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
			index > 0 && index < words.length - 1 && (particles.has(fold(word)) || gaelic.test(word)),
	)
	return particle > 0 ? particle : words.length - 1
}
