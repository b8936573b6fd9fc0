import { joinAtLineBreak } from './join-at-line-break.ts'
import { beginsPoint, collectWords, goesOn, type Passage } from './join-lines.ts'
import { firstWordWidth, type Line } from './line.ts'
import type { Flow } from './read-layout.ts'

/** A line of running text has at least this many characters; titles and names of a narrow column have fewer. */
const shortestOfText = 60

/**
 * Returns the flows with the wraps of their running text undone. This runs before titles are looked for, because the
 * last words of a paragraph form a short line, as a title does.
 */
export function joinRunningText(flows: readonly Flow[]): Flow[] {
	const words = collectWords(flows.flatMap(({ lines }) => lines))
	return flows.map((flow) => ({ ...flow, lines: joinFlow(flow.lines, words) }))
}

function joinFlow(lines: readonly Line[], words: ReadonlySet<string>): Line[] {
	const leftX = Math.min(...lines.map(({ x }) => x))
	const texts = lines.filter(({ span }) => shareOfSmall(span.text) >= usualShare)
	const least = texts.length > lines.length / 2 ? shareInLetter : usualShare
	const passages: Passage[] = []
	for (const line of lines) {
		const open = passages.at(-1)
		if (open !== undefined && isRunOn(open, line, { leftX, least })) {
			open.span = joinAtLineBreak(open.span, line.span, words)
			open.lines.push(line)
		} else passages.push({ span: line.span, line, lines: [line], isBullet: line.isBullet })
	}
	return passages.map(toLine)
}

type Surroundings = { leftX: number; least: number }

function isRunOn(open: Passage, next: Line, { leftX, least }: Surroundings): boolean {
	const last = open.lines.at(-1) ?? open.line
	if (shareOfSmall(last.span.text) < least || last.page !== next.page) return false
	const isFull = last.right + firstWordWidth(next) + last.sizePt * 0.25 >= last.columnRight - 1
	if (!isFull || last.span.text.includes('\t') || next.font !== last.font) return false
	if (next.x > leftX + 5 && beginsPoint(open, next)) return false
	return goesOn(open, next)
}

/** In a line of running text at least this share of the words are small; addresses, names and lists have fewer. */
const usualShare = 0.4
/** Where most lines are running text, as in a letter, a line of many names may be some of it. */
const shareInLetter = 0.2

function shareOfSmall(text: string): number {
	if (text.length < shortestOfText) return 0
	const words = text.split(/\s+/)
	return words.filter((word) => /^\p{Ll}[\p{Ll}'’-]*[,.;:]?$/u.test(word)).length / words.length
}

function toLine({ span, line, lines }: Passage): Line {
	const last = lines.at(-1)
	if (last === undefined || last === line) return line
	const bullet = line.printed.text.length - line.span.text.length
	const printed =
		bullet > 0
			? { text: line.printed.text.slice(0, bullet) + span.text, pieces: shift(span.pieces, bullet) }
			: span
	return { ...line, span, printed, right: last.right, baseline: last.baseline }
}

function shift(pieces: Line['span']['pieces'], by: number): Line['span']['pieces'] {
	return pieces.map((piece) => ({ ...piece, start: piece.start + by, end: piece.end + by }))
}
