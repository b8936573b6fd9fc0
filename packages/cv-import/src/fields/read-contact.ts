import type { CvDocument, PersonalInfo } from '@app/cv'
import type { Link } from '../extracted.ts'
import type { Line } from '../layout/line.ts'
import { isCountry, isPlace, isRegion, isTown } from '../lexicon/place-names.ts'
import { findDates } from '../text/find-dates.ts'
import { cutSpan, joinSpans, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { type Field, type Found, fieldOf, readAs } from './found.ts'
import { readLinks } from './read-links.ts'

// Begins where a word does and is no longer than an address may be, so that no text takes long to search.
const email =
	/(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]{1,64}\s?@\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,6}\.\p{L}{2,24}/u
const phone = /(?:\(?\+|\b00)?\(?\d[\d\s()./–-]{6,20}\d(?:\s?(?:ext|x)\.?\s?\d{1,5})?/g
const postcode =
	/\b(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|(?:F-|D-|CH-|A-)?\d{5}(?:-\d{4})?|\d{4}\s?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3})\b/
const label =
	/^(?:\s*(?:e-?mail(?: address)?|mail|courriel|correo(?: electr[oó]nico)?|tel(?:ephone|efono|efoon|efon|éfono|efone)?|t[ée]l(?:[ée]phone)?\.?|phone(?: number)?|mob(?:ile)?(?: (?:phone|number|no))?|contact (?:number|no)|cell(?: phone)?|handy|mobil|m[oó]vil|telem[oó]vel|(?:home |postal |current )?address|adresse|anschrift|adres|domicilio|residenza|direcci[oó]n|indirizzo|morada|adres|anschrift|location|based in|wohnort|website|web|linkedin|github|portfolio|name|nom|nombre|nome|naam|contact|home|e|t|m|p|a|w)\s*[:.]\s*)+/iu

// A telephone or a house drawn as a letter parts two things as a bar does.
const partSeparator =
	/\t|\s+(?=(?:e-?mail|tel(?:ephone)?|phone|mob(?:ile)?|cell|address|handy|mobil|[TMEAPHW])\s*[:.]\s*\S)|\s*[|•·∙⋅▪◦●;\p{So}∞]\s*|\s[–—/~-](?:\s|$)|^[/~]\s|\s{3,}/gu

/** Whether a text is nothing but the label of a way to reach somebody: "Tel.:", "Correo electrónico". */
export function isContactLabel(text: string): boolean {
	return (
		label.exec(`${text.replace(/[:.]$/, '')}:`)?.[0].length === text.replace(/[:.]$/, '').length + 1
	)
}

/** The lines that tell who the person is, and where the headings of other sections begin. */
export type ContactSource = {
	/** Before the first heading, without the running text. */
	header: Line[]
	/** Under a heading such as "Contact". */
	contact: Line[]
	/** All lines, for an address that stands elsewhere, such as in a footer. */
	all: Line[]
	links: readonly Link[]
	/** The words of the name and the headline, which are no address. */
	taken: Span[]
}

export type Contact = {
	personalInfo: Found<Partial<PersonalInfo>>
	socialMedia: Found<CvDocument['socialMedia'][number]>[]
}

/** Reads how and where the person can be reached. */
export function readContact(source: ContactSource): Contact {
	const near = [...source.header, ...source.contact]
	const spans = near.map((line) => line.span)
	const everywhere = source.all.map((line) => line.span)
	const mail = findEmail(spans) ?? findEmail(everywhere) ?? emailOfLink(source.links)
	const number = findPhone(spans) ?? findLabelledPhone(everywhere)
	const links = readLinks({ lines: near, all: source.all, links: source.links })
	const numbers = near.flatMap((line) => phonesIn(line.span))
	const used = [mail?.span, number?.span, ...numbers, ...links.spans, ...source.taken].filter(
		(span) => span != null,
	)
	const address = readAddress(near, used)
	return {
		personalInfo: { email: mail, phone: number, website: links.website, ...address },
		socialMedia: links.socialMedia,
	}
}

const longestAddress = 90
const endsOpen = /@[\p{L}\d.-]*$|[\p{L}\d.-]{3}$/u

function findEmail(spans: readonly Span[]): Field | undefined {
	for (const [index, span] of spans.entries()) {
		const found = email.exec(span.text)
		if (found !== null) return emailField(span, found.index, found[0].length)
		// A narrow column breaks a long address.
		const next = spans[index + 1]
		if (next === undefined || !endsOpen.test(span.text.slice(-longestAddress))) continue
		const both = joinSpans([span, next], '')
		const broken = /@/.test(span.text) || /^@/.test(next.text) ? email.exec(both.text) : null
		if (broken !== null && broken.index + broken[0].length > span.text.length) {
			return emailField(both, broken.index, broken[0].length)
		}
	}
	return undefined
}

function emailField(span: Span, start: number, length: number): Field {
	const words = sliceSpan(span, start, start + length)
	return readAs(words.text.replace(/\s/g, ''), words, 0.99)
}

function emailOfLink(links: readonly Link[]): Field | undefined {
	const mail = links.find((link) => /^mailto:[^?]+@/i.test(link.url))
	return mail === undefined ? undefined : readAs(mail.url.slice(7).split('?')[0] ?? '', null, 0.9)
}

function findPhone(spans: readonly Span[]): Field | undefined {
	for (const span of spans) {
		const [words] = phonesIn(span)
		if (words !== undefined) return fieldOf(words, digitsIn(words.text) >= 10 ? 0.97 : 0.85)
	}
	return undefined
}

/** The telephone numbers of a line; "01226 000000 / 07700 900222" is two. */
function phonesIn(span: Span): Span[] {
	return splitSpan(span, /\s+[/|]\s+|\s{3,}|\t/g).flatMap((part) =>
		[...part.text.matchAll(phone)]
			.filter((found) => isPhone(part.text, found))
			.map((found) => trimSpan(sliceSpan(part, found.index, found.index + found[0].length))),
	)
}

function isPhone(line: string, match: RegExpExecArray): boolean {
	const text = match[0].trim()
	const digits = digitsIn(text)
	if (digits < 8 || digits > 16) return false
	if (/^\d{4}\s*[-–/]\s*\d{4}$/.test(text) || isDate(text)) return false
	return !/[\p{L}\d/.@_=-]$/u.test(line.slice(0, match.index))
}

function digitsIn(text: string): number {
	return text.replace(/\D/g, '').length
}

function isDate(text: string): boolean {
	const [range] = findDates(text)
	return range !== undefined && range.end - range.start >= text.length - 2
}

function findLabelledPhone(spans: readonly Span[]): Field | undefined {
	return findPhone(spans.filter((span) => /^(?:tel|phone|mobile|t[ée]l|handy|m:)/i.test(span.text)))
}

type Address = Found<Partial<Pick<PersonalInfo, 'address' | 'city' | 'country' | 'postalCode'>>>

function readAddress(lines: readonly Line[], used: readonly Span[]): Address {
	for (const [index, line] of lines.entries()) {
		const pieces = splitSpan(withoutUsed(line.span, used), partSeparator)
		for (const piece of pieces) {
			const span = withoutLabel(piece)
			const address = addressOf(span) ?? addressWithNext(span, lines[index + 1], used)
			if (address !== null) return address
		}
	}
	return {}
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
	const found = label.exec(span.text)
	return trimSpan(found === null ? span : sliceSpan(span, found[0].length), /[\s,;:|•·]/)
}

// A street on one line and the town on the next.
function addressWithNext(
	span: Span,
	next: Line | undefined,
	used: readonly Span[],
): Address | null {
	if (next === undefined || !looksLikeStreet(span.text)) return null
	const [piece] = splitSpan(withoutUsed(next.span, used), partSeparator)
	if (piece === undefined || (!postcode.test(piece.text) && !isPlace(piece.text))) return null
	return addressOf(joinSpans([span, piece], ', '))
}

function looksLikeStreet(text: string): boolean {
	return (
		/^(?:flat|apartment|apt|unit|\d{1,4}[a-z]?(?!st\b|nd\b|rd\b|th\b))\s*[\p{L},\d]/iu.test(text) ||
		/(?:straße|strasse|str\.|weg|platz|allee|straat|laan)\s*\d+/i.test(text) ||
		/^(?:\d{1,4},?\s)?(?:rue|avenue|av\.|boulevard|chemin|place|calle|c\/|avda\.?|via|viale|corso|piazza|rua|avenida|travessa|ul\.|al\.|os\.)\s/i.test(
			text,
		)
	)
}

function addressOf(span: Span): Address | null {
	if (
		span.text.length > 120 ||
		/@|https?:|www\./.test(span.text) ||
		findDates(span.text).some((r) => r.isRange)
	)
		return null
	const code = postcode.exec(span.text)
	const hasCode = code !== null && (/[A-Z]/.test(code[0]) || /\p{L}{3}/u.test(span.text))
	const parts = splitSpan(span, /,\s*|\s+(?=\()/g).map((part) => trimSpan(part, /[\s().]/))
	const placed =
		parts.some((part) => isTown(part.text) || isCountry(part.text)) || isPlace(span.text)
	if (!hasCode && !placed) return null
	if (!hasCode && !looksLikeStreet(span.text) && parts.length > 4) return null
	return partsOfAddress(parts, code?.[0] ?? '')
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
	const city = places.find((part) => isTown(part.text)) ?? cityBy({ places, beside, coded, parts })
	const street = places.filter((part) => part !== city && looksLikeStreet(part.text))
	return {
		city: fieldIf(city, 0.85),
		country: fieldIf(country, 0.95),
		postalCode: fieldIf(postalCode, 0.9),
		address: street.length === 0 ? undefined : fieldOf(joinSpans(street, ', '), 0.8),
	}
}

type CityContext = {
	places: Span[]
	beside: Span | undefined
	coded: Span | undefined
	parts: readonly Span[]
}

function cityBy({ places, beside, coded, parts }: CityContext): Span | undefined {
	if (beside !== undefined && !/\d/.test(beside.text)) return beside
	const before = coded === undefined ? undefined : parts[parts.indexOf(coded) - 1]
	const town =
		isRegion(before?.text ?? '') && before !== undefined ? placeBefore(parts, before) : before
	if (town !== undefined && !looksLikeStreet(town.text)) return town
	return places.find((part) => !looksLikeStreet(part.text) && !/\d/.test(part.text))
}

// "Wokingham, Berkshire, RG40 2AB": the town stands before its county.
function placeBefore(parts: readonly Span[], county: Span): Span | undefined {
	const town = parts[parts.indexOf(county) - 1]
	return town === undefined || looksLikeStreet(town.text) ? county : town
}

function withoutText(span: Span, text: string): Span {
	const at = span.text.indexOf(text)
	return at === -1 ? span : cutSpan(span, at, at + text.length)
}

function fieldIf(span: Span | undefined, confidence: number): Field | undefined {
	return span === undefined ? undefined : fieldOf(span, confidence)
}
