import type { CvDocument, PersonalInfo } from '@app/cv'
import type { Link } from '../extracted.ts'
import type { Line } from '../layout/line.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { type ExtractedField, type Field, readAs, toField } from './extracted.ts'
import { readAddress } from './read-address.ts'
import { readLinks } from './read-links.ts'

// Begins where a word does and is no longer than an address may be, so that no text takes long to search.
const email =
	/(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]{1,64}\s?@\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,6}\.\p{L}{2,24}/u
const phone =
	/(?<![\p{L}\d]\d?)(?:\(\d{3}\)\s?·\s?\d{3}\s?·\s?\d{4}|(?:\(?\+|\b00)?\(?\d[\d\s()./‐‑–-]{6,20}\d(?:\s?(?:ext|x)\.?\s?\d{1,5})?)/gu
/** The lines that tell who the person is, and where the headings of other sections begin. */
export type ContactSource = {
	/** The lines before the first heading, without the running text. */
	header: Line[]
	/** The lines under a heading such as "Contact". */
	contact: Line[]
	/** All lines, for an address that stands elsewhere, such as in a footer. */
	all: Line[]
	/** All lines but those about other people. */
	own: Line[]
	links: readonly Link[]
	/** The words of the name and the headline, which are no address. */
	taken: Span[]
}

export type Contact = {
	personalInfo: ExtractedField<Partial<PersonalInfo>>
	socialMedia: ExtractedField<CvDocument['socialMedia'][number]>[]
}

/** Reads how and where the person can be reached. */
export function readContact(source: ContactSource): Contact {
	const near = linesOfContact(source)
	const spans = near.map((line) => line.span)
	const everywhere = source.all.map((line) => line.span)
	const mail = findEmail(spans) ?? findEmail(everywhere) ?? emailOfLink(source.links)
	const number = findPhone(spans) ?? findLabelledPhone(everywhere)
	const links = readLinks({
		lines: near,
		all: source.all,
		links: source.links,
		mail: mail?.span ?? null,
	})
	const numbers = near.flatMap((line) => findPhones(line.span))
	const used = [mail?.span, number?.span, ...numbers, ...links.spans, ...source.taken].filter(
		(span) => span != null,
	)
	const address = readAddress(near, used)
	return {
		personalInfo: {
			email: mail,
			phone: number,
			website: links.website,
			orcid: links.orcid,
			...address,
		},
		socialMedia: links.socialMedia,
	}
}

/** So many lines above and below an email address may tell of the person too. */
const linesAround = 2

// Where no line at the top has an email address, the first line that has one tells how the person can be reached.
function linesOfContact({ header, contact, own }: ContactSource): Line[] {
	const near = [...header, ...contact]
	const hasMail = ({ span }: Line) => email.test(span.text)
	const at = near.some(hasMail) ? -1 : own.findIndex(hasMail)
	if (at === -1) return near
	const around = own.slice(Math.max(0, at - linesAround), at + linesAround + 1)
	return [...near, ...around.filter((line) => !near.includes(line))]
}

const longestAddress = 90
const endsOpen = /@[\p{L}\d.-]*$|[\p{L}\d.-]{3}$/u

function findEmail(spans: readonly Span[]): Field | undefined {
	for (const [index, span] of spans.entries()) {
		const found = email.exec(span.text)
		const next = spans[index + 1]
		if (found !== null) {
			return brokenAtEnd(span, next) ?? emailField(span, found.index, found[0].length)
		}
		// A narrow column breaks a long address.
		if (next === undefined || !endsOpen.test(span.text.slice(-longestAddress))) continue
		const both = joinSpans([span, next], '')
		const broken = /@/.test(span.text) || /^@/.test(next.text) ? email.exec(both.text) : null
		if (broken !== null && broken.index + broken[0].length > span.text.length) {
			return emailField(both, broken.index, broken[0].length)
		}
	}
	return undefined
}

const ends = /\.(?:com|org|net|edu|gov|info|biz|name|email|online|example|\p{L}{2})$/u

// Joins an address broken at its end: "hannah@mail.exam" over "ple.com", "jo@mail.co" over "m". An address that looks
// complete continues if its ending is no known one.
function brokenAtEnd(span: Span, next: Span | undefined): Field | undefined {
	const rest = next?.text ?? ''
	if (next === undefined || !/^[a-z\d-]{1,30}(?:\.[a-z\d-]{1,30}){0,3}$/.test(rest))
		return undefined
	const both = joinSpans([span, next], '')
	const whole = email.exec(both.text)
	if (whole === null || whole.index + whole[0].length < both.text.length) return undefined
	const isOpen = ends.test(span.text) ? rest === 'm' : ends.test(both.text)
	return isOpen ? emailField(both, whole.index, whole[0].length) : undefined
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
	const found = spans.flatMap(findPhones)
	const words = found.find(({ text }) => isClearly(text)) ?? found[0]
	return words && toField(words, countDigits(words.text) >= 10 ? 0.97 : 0.85)
}

// Numbers of streets and documents begin with other digits, and few have ten.
function isClearly(text: string): boolean {
	return /^[+(0]/.test(text) || countDigits(text) === 10
}

/** The telephone numbers of a line; "01226 000000 / 07700 900222" is two. */
function findPhones(span: Span): Span[] {
	return splitSpan(span, /\s+[/|]\s+|(?<=\d{8})\/(?=\+?\d{8})|\s{3,}|\t/g).flatMap((part) =>
		[...part.text.matchAll(phone)]
			.filter((found) => isPhone(part.text, found))
			.map((found) => trimSpan(sliceSpan(part, found.index, found.index + found[0].length))),
	)
}

function isPhone(line: string, match: RegExpExecArray): boolean {
	const text = match[0].trim()
	const digits = countDigits(text)
	if (digits < 8 || digits > 16) return false
	if (/^\d{4}\s*[-–/]\s*\d{4}$/.test(text) || isDate(text) || isOrcid(text)) return false
	return !/[\p{L}\d/.@_=-]$/u.test(line.slice(0, match.index))
}

function isOrcid(text: string): boolean {
	return /^\d{4}-\d{4}-\d{4}-\d{3}/.test(text)
}

function countDigits(text: string): number {
	return text.replace(/\D/g, '').length
}

function isDate(text: string): boolean {
	const [range] = findDates(text)
	return range !== undefined && range.end - range.start >= text.length - 2
}

function findLabelledPhone(spans: readonly Span[]): Field | undefined {
	return findPhone(
		spans.filter((span) => /^(?:tel|phone|mobile|cell|t[ée]l|handy|m:)/i.test(span.text)),
	)
}
