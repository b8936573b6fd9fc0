import type { PersonalInfo } from '@app/cv'
import { isBritishOrIrishPlace } from '@app/language'
import type { Line } from '../layout/line.ts'
import { jobScore } from '../lexicon/job-words.ts'
import {
	isCountry,
	isCounty,
	isPlace,
	isRegion,
	isTown,
	looksLikeTown,
} from '../lexicon/place-names.ts'
import { isOutwardCode } from '../lexicon/postcode-areas.ts'
import { contactWords } from '../lexicon/word-lists.ts'
import { findDates } from '../text/find-dates.ts'
import { cutSpan, joinSpans, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { contactLabel, danglingLabel } from './contact-labels.ts'
import { type ExtractedField, type Field, toField } from './extracted.ts'
import {
	findAddressOfUnknownTown,
	readAddressOfUnknownTown,
	untakenWords,
} from './read-address-of-unknown-town.ts'
import { readPersonForm } from './read-person-form.ts'

const postcode =
	/\b(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|(?:F-|D-|CH-|A-)?\d{5}(?:-\d{4})?|\d{4}\s?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3})\b/

// A telephone or a house drawn as a letter parts two things as a bar does.
const partSeparator =
	/\t|\s+(?=(?:e-?mail|tel(?:ephone)?|phone|mob(?:ile)?|cell|address|handy|mobil|[TMEAPHW])\s*[:.]\s*\S)|\s*[|•·∙⋅▪◦●;\p{So}∞]\s*|\s[–—/~-](?:\s|$)|^[/~]\s|\s{3,}/gu

type Address = ExtractedField<
	Partial<Pick<PersonalInfo, 'address' | 'city' | 'country' | 'postalCode'>>
>

/**
 * Reads where the person lives: from a line, from the lines of a letter's head, or from the value behind an address
 * label.
 */
export function readAddress(lines: readonly Line[], used: readonly Span[]): Address {
	const known = readKnownPlace(lines, used)
	if (known.city !== undefined) return known
	const { address, town } = readPersonForm(lines)
	return {
		...known,
		...(readAddressOfUnknownTown(address ?? town ?? null) ??
			findAddressOfUnknownTown([...untakenWords(lines, used), ...untakenPieces(lines, used)])),
	}
}

// Beside a telephone number or a web address, the rest of the line may be a place.
function untakenPieces(lines: readonly Line[], used: readonly Span[]): Span[] {
	return lines.flatMap(({ span }) => {
		const pieces = splitSpan(withoutUsed(span, used), partSeparator)
		return pieces.length > 1 ? pieces.map(withoutLabel) : []
	})
}

function readKnownPlace(lines: readonly Line[], used: readonly Span[]): Address {
	for (const [index, line] of lines.entries()) {
		for (const piece of splitSpan(withoutUsed(line.span, used), partSeparator)) {
			const span = withoutLabel(piece)
			const block = joinBlock([span, ...linesBelow(span, lines.slice(index + 1), used)])
			const address = labelledTown(piece, span) ?? parseAddress(block) ?? parseAddress(span)
			if (address !== null) return address
		}
	}
	return {}
}

// Two names after a label of a town are the town and, before it, a part of it.
function labelledTown(piece: Span, span: Span): Address | null {
	const parts = splitSpan(span, /,\s+/g)
	const last = parts.at(-1)
	const isTownOnly = parts.length === 2 && parts.every(({ text }) => looksLikeTown(text))
	if (!placeLabel.test(piece.text) || !isTownOnly || isCountry(last?.text ?? '')) return null
	return { city: toField(span, 0.85) }
}

const placeLabel = /^\s*(?:location|town|city|based in|lives in)\s*[:.]/i

// A narrow column may break the name of a town over two lines.
function joinBlock([first, ...others]: readonly Span[]): Span {
	let block = first ?? { text: '', pieces: [] }
	for (const next of others) {
		const end = block.text.slice(block.text.lastIndexOf(', ') + 1).trim()
		const name = next.text.replace(postcode, '').split(',')[0]?.trim() ?? ''
		const isOneTown = !isTown(name) && isTown(`${end} ${name}`)
		block = joinSpans([block, next], isOneTown ? ' ' : ', ')
	}
	return block
}

const maxLinesBelow = 4

// The lines of an address with one part each, up to the last that is a place or a postcode.
function linesBelow(first: Span, lines: readonly Line[], used: readonly Span[]): Span[] {
	const below: Span[] = []
	for (const line of lines.slice(0, maxLinesBelow)) {
		const pieces = splitSpan(withoutUsed(line.span, used), partSeparator)
		const [piece] = pieces.map(withoutLabel)
		const isOne = piece !== undefined && pieces.length === 1 && piece === pieces[0]
		if (!isOne || !isPartOfAddress(piece.text)) break
		below.push(piece)
		if (isPostcode(piece.text) || outwardCode(piece.text) !== undefined) break
	}
	const isStreet = looksLikeStreet(first.text)
	const last = below.findLastIndex(
		({ text }) => isPostcode(text) || isPlace(text) || (isStreet && hasPostcode(text)),
	)
	const isOfOne = isStreet || isPlace(first.text)
	return isOfOne ? below.slice(0, last + 1) : []
}

function isPartOfAddress(text: string): boolean {
	if (isPostcode(text) || isPlace(text) || hasPostcode(text)) return true
	if (outwardCode(text) !== undefined) return true
	return (
		/^\p{Lu}[\p{L}'’. -]{2,30}$/u.test(text) &&
		jobScore(text) === 0 &&
		text.split(/\s+/).length <= 3
	)
}

function isPostcode(text: string): boolean {
	return postcode.exec(text)?.[0].length === text.trim().length
}

function hasPostcode(text: string): boolean {
	return postcode.test(text) && text.length < 60
}

function withoutUsed(span: Span, used: readonly Span[]): Span {
	let rest = span
	for (const { text } of used) {
		const at = text === '' ? -1 : rest.text.indexOf(text)
		if (at === -1) continue
		rest = joinSpans([sliceSpan(rest, 0, at), sliceSpan(rest, at + text.length)], '\t')
	}
	return rest
}

function withoutLabel(span: Span): Span {
	const start = contactLabel.exec(span.text)?.[0].length ?? 0
	const end = danglingLabel.exec(span.text)?.index ?? span.text.length
	const isLabelled = start > 0 || end < span.text.length
	const bare = isLabelled ? sliceSpan(span, start, Math.max(start, end)) : span
	return trimSpan(bare, /[\s,;:|•·]/)
}

const endsInStreet =
	/\s(?:lane|road|street|avenue|close|drive|terrace|gardens|crescent|grove|mews|cottage|farmhouse|lodge)$/i

function looksLikeStreet(text: string): boolean {
	return (
		/^(?:flat|apartment|apt|unit|\d{1,4}[a-z]?(?!st\b|nd\b|rd\b|th\b))\s*[\p{L},\d]/iu.test(text) ||
		endsInStreet.test(text) ||
		/(?:straße|strasse|str\.|weg|platz|allee|straat|laan)\s*\d+/i.test(text) ||
		/^(?:\d{1,4},?\s)?(?:rue|avenue|av\.|boulevard|chemin|place|calle|c\/|avda\.?|via|viale|corso|piazza|rua|avenida|travessa|ul\.|al\.|os\.)\s/i.test(
			text,
		)
	)
}

function parseAddress(span: Span): Address | null {
	if (
		span.text.length > 120 ||
		/@|https?:|www\./.test(span.text) ||
		findDates(span.text).some((r) => r.isRange)
	)
		return null
	const code = postcode.exec(span.text)?.[0] ?? outwardCode(span.text)
	const hasCode = code !== undefined && (/[A-Z]/.test(code) || /\p{L}{3}/u.test(span.text))
	const parts = splitSpan(span, /,\s*|(?<!\s)\s+(?=\()/g)
		.flatMap(streetAndTown)
		.map((part) => trimSpan(part, /[\s().]/))
	const placed =
		parts.some(({ text }) => isTown(text) || isCountry(text) || isBritishOrIrishPlace(text)) ||
		isPlace(span.text)
	if (!hasCode && !placed) return null
	if (!hasCode && !looksLikeStreet(span.text) && parts.length > 4) return null
	return partsOfAddress(parts, code ?? '')
}

// The first half of a postcode after a town. A code that begins with one letter needs a known town.
function outwardCode(text: string): string | undefined {
	const { town = '', code = '' } =
		/(?:^|,\s)(?:(?:by|near|nr\.?)\s)?(?<town>\p{Lu}[\p{L}’'. -]{2,30}?),?\s+(?<code>[A-Z]{1,2}\d[A-Z\d]?)\.?$/u.exec(
			text,
		)?.groups ?? {}
	if (!isOutwardCode(code)) return undefined
	return /^\p{Lu}{2}/u.test(code) || isTown(town) || isBritishOrIrishPlace(town) ? code : undefined
}

const endOfStreet = new RegExp(
	String.raw`(?<=\d.*\b(?:${contactWords('last-words-of-streets')}))\.?\s+(?=\p{Lu})`,
	'giu',
)

// A known town may follow the street without a comma.
function streetAndTown(part: Span): Span[] {
	const pieces = splitSpan(part, endOfStreet)
	const [street, town] = pieces
	const name = town?.text.replace(postcode, '').trim() ?? ''
	if (street !== undefined && pieces.length === 2 && isTown(name)) return pieces
	return cutTownAtEnd(part) ?? [part]
}

const mostWordsOfTown = 3
const mostWordsOfStreet = 10
const inSentence = /\s(?:in|of|with|for|and|at|to|the|from)\s/i

// Cuts the town off a street with a house number: the longest end of the text that is a town.
function cutTownAtEnd(part: Span): Span[] | null {
	const { text } = part
	const starts = [...text.matchAll(/(?<=\S\s)\p{L}\S*/gu)].map(({ index }) => index)
	if (
		!/^\S*\d/.test(text) ||
		endsInStreet.test(text) ||
		inSentence.test(text) ||
		starts.length > mostWordsOfStreet
	)
		return null
	const at = starts
		.slice(-mostWordsOfTown)
		.find((start) => isTown(text.slice(start).replace(postcode, '').trim()))
	return at === undefined ? null : [trimSpan(sliceSpan(part, 0, at)), sliceSpan(part, at)]
}

function partsOfAddress(parts: readonly Span[], code: string): Address {
	const coded = parts.find((part) => code !== '' && part.text.includes(code))
	const postalCode =
		coded === undefined
			? undefined
			: sliceSpan(coded, coded.text.indexOf(code), coded.text.indexOf(code) + code.length)
	const bare = parts
		.map((part) => (part === coded ? trimSpan(withoutText(part, code), /[\s,]/) : part))
		.filter((part) => part.text !== '')
	const country = bare.findLast((part) => isCountry(part.text))
	const places = bare.filter((part) => part !== country)
	const beside =
		coded === undefined
			? undefined
			: places.find(
					(part) =>
						part.pieces[0]?.item === coded.pieces[0]?.item && coded.text.includes(part.text),
				)
	const city =
		places.find((part) => isTown(part.text) && !isRegion(part.text)) ??
		places.find((part) => isBritishOrIrishPlace(part.text) && !isRegion(part.text)) ??
		cityBy({ places, beside, coded, parts })
	const street = findStreet(places, city)
	return {
		city: fieldIf(city === undefined ? undefined : withRegion(city, bare), 0.85),
		country: fieldIf(country, 0.95),
		postalCode: fieldIf(postalCode, 0.9),
		address: street.length === 0 ? undefined : toField(joinSpans(street, ', '), 0.8),
	}
}

// A county or state after a town belongs to it.
function withRegion(city: Span, parts: readonly Span[]): Span {
	const next = parts[parts.indexOf(city) + 1]
	const isPart = next !== undefined && parts.includes(city) && isCounty(next.text)
	return isPart ? joinSpans([city, next], ', ') : city
}

// Returns the parts of the street. If one part is a street or a house, all of at most three parts before the town are
// the street.
function findStreet(places: Span[], city: Span | undefined): Span[] {
	const others = places.filter((part) => part !== city)
	if (!others.some((part) => looksLikeStreet(part.text))) return []
	const before = city === undefined ? places : places.slice(0, places.indexOf(city))
	const isWhole =
		before.length > 0 && before.length <= 3 && before.every(({ text }) => !isRegion(text))
	return isWhole ? before : others.filter((part) => looksLikeStreet(part.text))
}

type CityContext = {
	places: Span[]
	beside: Span | undefined
	coded: Span | undefined
	parts: readonly Span[]
}

function cityBy({ places, beside, coded, parts }: CityContext): Span | undefined {
	const isCounty = isRegion(beside?.text ?? '') && beside !== undefined
	if (isCounty)
		return placeBefore(parts, parts.find((part) => part.text.includes(beside.text)) ?? beside)
	if (beside !== undefined && !/\d/.test(beside.text)) return beside
	const before = coded === undefined ? undefined : parts[parts.indexOf(coded) - 1]
	const town =
		isRegion(before?.text ?? '') && before !== undefined ? placeBefore(parts, before) : before
	if (town !== undefined && !looksLikeStreet(town.text)) return town
	return places.find((part) => !looksLikeStreet(part.text) && !/\d/.test(part.text))
}

// The town precedes its county.
function placeBefore(parts: readonly Span[], county: Span): Span | undefined {
	const town = parts[parts.indexOf(county) - 1]
	return town === undefined || looksLikeStreet(town.text) ? county : town
}

function withoutText(span: Span, text: string): Span {
	const at = span.text.indexOf(text)
	return at === -1 ? span : cutSpan(span, at, at + text.length)
}

function fieldIf(span: Span | undefined, confidence: number): Field | undefined {
	return span === undefined ? undefined : toField(span, confidence)
}
