import {
	carryMarks,
	escapeMarks,
	isMarkUrl,
	type Look,
	type MarkedRun,
	maxPassageLength,
	plainWords,
	writeMarks,
} from '@app/cv'
import type { Link } from '../extracted.ts'
import { locateSpan, type Span, sliceSpan } from '../text/span.ts'
import { findLinkOver } from './read-links.ts'

type Printed = {
	/** The words as they will stand in the CV. */
	value: string
	/** The words that they were read from. */
	span: Span | null
	links: readonly Link[]
}

const plainLook: Look = { bold: false, italic: false, url: '' }

/**
 * Prose or a line with the marks that the file had within it: bold or italic words where others are not, and words that lead to an
 * address. A line that is bold as a whole is set so for its place on the page, and asterisks that the file printed are letters.
 */
export function readInlineFormatting({ value, span, links }: Printed): string {
	if (span === null) return escapeMarks(value)
	const runs = withoutWhole(listRuns(span, links))
	const isPlain = runs.every(({ bold, italic, url }) => !bold && !italic && url === '')
	if (isPlain) return escapeMarks(value)
	const printed = writeMarks(runs)
	const marked = plainWords(printed) === value ? printed : carryMarks(printed, value)
	return marked.length > maxPassageLength ? escapeMarks(value) : marked
}

/** A run for each word and each gap, or less where the look changes within one. */
function listRuns(span: Span, links: readonly Link[]): MarkedRun[] {
	const looks = looksOf(span)
	const words = [...span.text.matchAll(/\S+|\s+/g)]
	return words.flatMap(({ 0: word, index }) => {
		const url =
			links.length === 0 ? '' : urlOver(sliceSpan(span, index, index + word.length), links)
		return Array.from({ length: word.length }, (_, at) => ({
			...(looks[index + at] ?? plainLook),
			text: word[at] ?? '',
			url,
		}))
	})
}

function looksOf(span: Span): Look[] {
	const looks = Array.from({ length: span.text.length }, () => plainLook)
	for (const { start, end, item, offset } of span.pieces) {
		// The style of a sign in another font, such as a colon or an arrow, doesn't count.
		const hasWords = /[\p{L}\p{N}]/u.test(item.text.slice(offset, offset + end - start))
		const look = hasWords ? { bold: item.bold, italic: item.italic, url: '' } : plainLook
		looks.fill(look, start, end)
	}
	return looks
}

/** The address that a word leads to; none where the word is that address. */
function urlOver(word: Span, links: readonly Link[]): string {
	const url = word.text.trim() === '' ? undefined : findLinkOver(links, locateSpan(word))?.url
	if (url === undefined || !isMarkUrl(url)) return ''
	const isAddress = /\S[./@]\S/.test(word.text) && bare(url).startsWith(bare(word.text))
	return isAddress ? '' : url
}

function bare(address: string): string {
	return address.toLowerCase().replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?|[/.,;:)]+$/g, '')
}

function withoutWhole(runs: readonly MarkedRun[]): MarkedRun[] {
	const inked = runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
	const isBold = inked.every(({ bold }) => bold)
	const isItalic = inked.every(({ italic }) => italic)
	return runs.map((run) => ({
		...run,
		bold: run.bold && !isBold,
		italic: run.italic && !isItalic,
	}))
}
