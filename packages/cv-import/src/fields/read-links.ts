import type { Box, CvDocument } from '@app/cv'
import type { Link } from '../extracted.ts'
import type { Line } from '../layout/line.ts'
import { toLineBox } from '../layout/line.ts'
import { parseNetwork } from '../lexicon/networks.ts'
import { contactWords } from '../lexicon/word-lists.ts'
import { joinSpans, locateSpan, type Span, sliceSpan } from '../text/span.ts'
import { type ExtractedField, type Field, readAs } from './extracted.ts'

// A name between two dots has 63 letters at most; without that bound, a line of years and hyphens is read for a minute.
const domain = String.raw`\b[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){0,6}\.(?:${contactWords('endings-of-websites')})`
const path = String.raw`(?:/[^\s|,;<>()]*[^\s|,;<>().])?(?![\p{L}\d@])`
const address = new RegExp(
	String.raw`(?:https?://|www\.)[^\s|,;<>()]+[^\s|,;<>().]|${domain}${path}`,
	'giu',
)

const mailAddress = /(?<!\S)\S{1,90}@\S{1,255}/g

type SocialMedia = ExtractedField<CvDocument['socialMedia'][number]>

export type FoundLinks = {
	website: Field | undefined
	orcid: Field | undefined
	socialMedia: SocialMedia[]
	spans: Span[]
}

type LinkSource = {
	lines: readonly Line[]
	all: readonly Line[]
	links: readonly Link[]
	/** The words of the e-mail address. Its second half on a separate line is no website. */
	mail: Span | null
}

/** Reads the web addresses printed beside the person's name, and the targets of their links. */
export function readLinks({ lines: header, all, links, mail }: LinkSource): FoundLinks {
	const lines = [
		...joinAddresses(header),
		...all.filter((line) => !header.includes(line) && isAllAddresses(line)),
	]
	const near = links.filter((link) => isNear(link, lines))
	const printed = lines
		.flatMap((line) => printedAddresses(line.span, near))
		.filter(({ span }) => mail === null || !overlaps(span, mail))
	const unprinted = near.filter(
		(link) => /^https?:/i.test(link.url) && !printed.some(({ url }) => isSame(url, link.url)),
	)
	const found: { url: string; span: Span | null; confidence: number }[] = [
		...printed,
		...unprinted.map((link) => ({ url: link.url, span: wordsUnder(link, lines), confidence: 0.8 })),
	]
	const unique = found.filter(
		(entry, index) => found.findIndex((other) => isSame(other.url, entry.url)) === index,
	)
	const orcid = unique.find(({ url }) => parseNetwork(url)?.name === 'ORCID')
	const social = unique.filter((link) => parseNetwork(link.url) !== null && link !== orcid)
	const others = unique.filter(({ url }) => parseNetwork(url) === null)
	const [site, ...rest] = others
	return {
		website: site === undefined ? undefined : readAs(site.url, site.span, site.confidence),
		orcid: orcid === undefined ? undefined : readAs(orcid.url, orcid.span, orcid.confidence),
		socialMedia: [...social, ...rest].map(toSocialMedia),
		spans: unique.flatMap(({ span }) => span ?? []),
	}
}

// A narrow column breaks a long address after a hyphen, a slash or an underscore.
function joinAddresses(lines: readonly Line[]): Line[] {
	return lines.map((line, index) => {
		const next = lines[index + 1]?.span
		const isBroken = /(?:\.\p{L}{2,}\/\S*|^\S+\.\S+)[-/_]$/u.test(line.span.text)
		const rest = /^[\p{L}\d][\p{L}\d_/%-]*(?=$|\s\()/u.exec(next?.text ?? '')
		if (!isBroken || rest === null || next === undefined) return line
		return { ...line, span: joinSpans([line.span, sliceSpan(next, 0, rest[0].length)], '') }
	})
}

function overlaps(a: Span, b: Span): boolean {
	return a.pieces.some((one) =>
		b.pieces.some((other) => {
			const [start, end] = [other.offset, other.offset + other.end - other.start]
			return one.item === other.item && one.offset < end && one.offset + one.end - one.start > start
		}),
	)
}

// A line of nothing but addresses is about the person wherever it stands, as at the foot of a page.
function isAllAddresses({ span }: Line): boolean {
	if (!/[a-z]\.[a-z]{2}/i.test(span.text)) return false
	const rest = span.text.replace(mailAddress, '').replace(address, '')
	return !/[\p{L}\d]/u.test(rest)
}

function toSocialMedia({
	url,
	span,
	confidence,
}: {
	url: string
	span: Span | null
	confidence: number
}): SocialMedia {
	const network = parseNetwork(url)
	return {
		network: readAs(network?.name ?? 'Website', null, confidence),
		url: readAs(url, span, confidence),
		handle: network?.handle ? readAs(network.handle, span, 0.85) : undefined,
	}
}

function printedAddresses(span: Span, links: readonly Link[]) {
	const mails = [...span.text.matchAll(mailAddress)].map((match) => [
		match.index,
		match.index + match[0].length,
	])
	return [...span.text.matchAll(address)].flatMap((match) => {
		const start = match.index
		const isInMail = mails.some(([from = 0, to = 0]) => start >= from && start < to)
		if (isInMail || !/\.\p{L}{2}/u.test(match[0])) return []
		const words = sliceSpan(span, start, start + match[0].length)
		const target = links.find(
			(link) => /^https?:/i.test(link.url) && isOver(link, locateSpan(words)),
		)
		return [{ url: target?.url ?? words.text, span: words, confidence: 0.95 }]
	})
}

function wordsUnder(link: Link, lines: readonly Line[]): Span | null {
	for (const { span } of lines) {
		for (const piece of span.pieces) {
			const words = sliceSpan(span, piece.start, piece.end)
			if (isOver(link, locateSpan(words))) return words
		}
	}
	return null
}

function isNear({ place, text }: Link, lines: readonly Line[]): boolean {
	if (place === null) return lines.some((line) => text !== '' && line.span.text.includes(text))
	return lines.some((line) => {
		const box = toLineBox(line)
		return (
			box !== null &&
			box.page === place.page &&
			Math.abs(computeMiddle(box) - computeMiddle(place)) < 9 &&
			place.x > line.x - 40 &&
			place.x < line.right + 40
		)
	})
}

function isOver({ place }: Link, boxes: readonly Box[]): boolean {
	if (place === null) return false
	return boxes.some(
		(box) =>
			box.page === place.page &&
			box.x + box.width / 2 > place.x - 1 &&
			box.x + box.width / 2 < place.x + place.width + 1 &&
			computeMiddle(box) > place.y - 2 &&
			computeMiddle(box) < place.y + place.height + 2,
	)
}

/** Returns the link that lies over one of these boxes. */
export function findLinkOver(links: readonly Link[], boxes: readonly Box[]): Link | undefined {
	return links.find((link) => isOver(link, boxes))
}

function computeMiddle({ y, height }: Box): number {
	return y + height / 2
}

function isSame(a: string, b: string): boolean {
	return bare(a) === bare(b)
}

function bare(url: string): string {
	return url
		.toLowerCase()
		.replace(/^https?:\/\//, '')
		.replace(/^www\./, '')
		.replace(/(?<!\/)\/+$/, '')
}
