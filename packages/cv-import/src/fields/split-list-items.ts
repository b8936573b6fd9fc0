import { findConcepts } from '@app/language'
import type { Passage } from '../layout/join-lines.ts'
import { andWords } from '../lexicon/and-words.ts'
import { boldShare, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'

/**
 * The names in a line that lists several, from the strongest mark that parts them to the weakest: full stops, slashes, cells and
 * commas, “and”, and nothing but a space between two programs. A sentence stays whole.
 */
export function splitListItems(span: Span): Span[] {
	const sentences = splitSpan(span, /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/gu)
	const areNames =
		sentences.length > 1 && sentences.every(({ text }) => text.split(/\s+/).length <= 5)
	if (areNames) return sentences.flatMap(splitListItems)
	const slashed = splitAtSlashes(span)
	if (slashed.length > 1) return slashed
	if (isSentence(span.text)) return [span]
	return partLast(partList(span)).flatMap(partPrograms)
}

/** The most of the names, as a share, that contain a comma in a list with one name per line. */
const mostWithCommas = 0.3
const fewestNames = 4
const fewestOfLongList = 4

/** Whether a list has a name on each line, so that a comma in one parts nothing: “Stock, orders and deliveries”. */
export function hasItemPerLine(passages: readonly Pick<Passage, 'span'>[]): boolean {
	const cells = passages.flatMap(({ span }) => splitListCells(span))
	const lists = cells.filter(({ text }) => /,\s|;/.test(text))
	const isLong = lists.some((list) => splitListItems(list).length >= fewestOfLongList)
	return cells.length >= fewestNames && lists.length <= cells.length * mostWithCommas && !isLong
}

/** Returns the cells of a line, whatever commas they contain. */
export function splitListCells(span: Span): Span[] {
	return splitSpan(span, /\t|\s+\p{So}+\s+|\s{2,}|\s*[|•·∙⋅▪◦●]\s*/gu)
		.map(trimMarks)
		.filter(({ text }) => /[\p{L}\d]/u.test(text))
}

// The full stop that a name begins with is part of it: “.NET”.
function trimMarks(span: Span): Span {
	const bare = trimSpan(span, /[\s.,;:•·\p{So}]/u)
	const from = span.text.indexOf(bare.text)
	const isNamed = /(?:^|\s)\.$/.test(span.text.slice(0, from)) && /^\p{Lu}/u.test(bare.text)
	return isNamed ? sliceSpan(span, from - 1, from + bare.text.length) : bare
}

/** A list of names has fewer words than this for each of its commas, or for each of its names if no full stop ends it. */
const mostWordsOfName = { sentence: 3, phrase: 4.5 }

function isSentence(text: string): boolean {
	if (cell.test(text)) return false
	const words = text.split(/\s+/).length
	const commas = text.match(/,\s/g)?.length ?? 0
	if (/[.!]$/.test(text)) return words > 9 && words > commas * mostWordsOfName.sentence
	return words > 9 && words >= (commas + 1) * mostWordsOfName.phrase
}

const cell = /[\t|•·∙⋅▪◦●;]|\s{2}/

// A comma between figures, within brackets or between the adjectives of a driving licence parts nothing.
const listSeparator =
	/\t|\s+\p{So}+\s+|\s{2,}|\s*[|•·∙⋅▪◦●;]\s*|\s*,(?:\s+|(?=\S)(?!(?<=\d,)\d))(?![^(]*\))(?!(?<=\b(?:[Ff]ull|[Cc]lean|[Vv]alid|[Cc]urrent),\s+)[^,;]{0,25}\blicen[cs]e)|\s+[–—]\s+(?=\p{Lu})/gu

const withoutGaps = new RegExp(listSeparator.source.replace('\\s{2,}|', ''), 'gu')

const opensWithAnd = new RegExp(String.raw`^(?:${andWords}|&)\s`, 'i')

function partList(span: Span): Span[] {
	// Justified lines stretch the spaces between the words of a list that has commas.
	const hasCommas = (span.text.match(/,\s/g)?.length ?? 0) > 2
	return splitSpan(span, hasCommas ? withoutGaps : listSeparator)
		.map(trimMarks)
		.map((name) =>
			opensWithAnd.test(name.text) ? trimSpan(sliceSpan(name, name.text.indexOf(' '))) : name,
		)
		.filter((name) => /[\p{L}\d]/u.test(name.text))
}

const fewestSlashes = 2

/** Slashes between spaces part a list that has more of them than commas. */
export function splitAtSlashes(span: Span): Span[] {
	const slashes = span.text.match(/\s\/(?=\s|$)/g)?.length ?? 0
	const commas = span.text.match(/,\s(?![^(]*\))/g)?.length ?? 0
	return slashes >= fewestSlashes && slashes > commas ? splitSpan(span, /\s\/(?=\s|$)/g) : [span]
}

// Splits the last name of a list at its “and”, which often replaces the last comma.
function partLast(names: readonly Span[]): Span[] {
	const last = names.at(-1)
	if (last === undefined || names.length < 2) return [...names]
	const [first, second, ...others] = splitSpan(last, /\s+and\s+/g)
	const isPair = first !== undefined && second !== undefined && others.length === 0
	if (!isPair || !areNamesApart(last, [first, second])) return [...names]
	return [...names.slice(0, -1), first, second]
}

/** A name that an “and” parts from another has at most this many words. */
const mostWordsBesideAnd = 2

function areNamesApart({ text }: Span, parts: readonly [Span, Span]): boolean {
	const areShort = parts.every((part) => part.text.split(/\s+/).length <= mostWordsBesideAnd)
	const areSetAlike = /^\p{Lu}/u.test(parts[0].text) === /^\p{Lu}/u.test(parts[1].text)
	const joint = parts[0].text.length
	const isOneThing = findConcepts(text).some(({ start, end }) => start < joint && end > joint + 4)
	return areShort && areSetAlike && !isOneThing
}

const fewestPrograms = 3

// Known programs and nothing else are a list, though only spaces part them.
function partPrograms(name: Span): Span[] {
	const words = name.text.split(/\s+/)
	// Names begin with a capital. Other words are excluded before the lexicon is opened, because it takes memory.
	const mayBeNames =
		words.length >= fewestPrograms && words.every((word) => /^[\p{Lu}\d.]/u.test(word))
	if (!mayBeNames || /[()]/.test(name.text)) return [name]
	const programs = findConcepts(name.text)
	const between = programs.map(({ start }, at) =>
		name.text.slice(programs[at - 1]?.end ?? 0, start),
	)
	const rest = name.text.slice(programs.at(-1)?.end ?? 0)
	const areAll =
		programs.length >= fewestPrograms &&
		programs.every(({ concept }) => concept.kind === 'tool') &&
		between.every((gap) => gap.trim() === '') &&
		rest.trim() === ''
	return areAll ? programs.map(({ start, end }) => sliceSpan(name, start, end)) : [name]
}

/** A line as the label that it begins with and the rest. */
export type Labelled = { label: Span | null; rest: Span }

/** The label that a line begins with ("Tools: Excel, Word"), and the rest; a dash ends a label that alone is bold. */
export function splitLabel({ span }: Pick<Passage, 'span'>): Labelled {
	const colon = /^([^\s:=,;|•][^:=,;|•]{1,44}?)\s*[:=]\s*(?=\S)/.exec(span.text)
	if (colon !== null && !/https?$/.test(colon[1] ?? '')) return cutLabel(span, colon)
	const gap = gapLabel.exec(span.text)
	if (gap !== null && isOneList(span.text.slice(gap[0].length))) return cutLabel(span, gap)
	const bold = boldLead(span)
	const lead = /^([^:,;|•]{2,45}?)(?:\s*[–—]\s*|\s+-\s+|\s+)$/.exec(span.text.slice(0, bold))
	return lead === null ? { label: null, rest: span } : cutLabel(span, lead)
}

/** A label of a few words with a gap behind it: “Languages  English, German”. */
const gapLabel = /^([^\s:,;|•]+(?: [^\s:,;|•]+){0,3})(?:\s{2,}|\t)(?=\S)/

// Words between commas, with no other gap among them.
function isOneList(text: string): boolean {
	return text.includes(', ') && !/\s{2}|\t/.test(text.trimEnd())
}

/** Where the words behind bold ones begin, if the others are not. */
export function boldLead(span: Span): number {
	const change = span.pieces.findIndex(({ item }) => !item.bold)
	const start = span.pieces[change]?.start ?? 0
	const words = span.text.slice(start).search(/[\p{L}\d]/u)
	const end = words === -1 ? 0 : start + words
	return end > 0 && boldShare(sliceSpan(span, end)) < 0.1 ? end : 0
}

function cutLabel(span: Span, [whole, label]: RegExpExecArray): Labelled {
	return {
		label: trimSpan(sliceSpan(span, 0, label?.length)),
		rest: trimSpan(sliceSpan(span, whole.length)),
	}
}
