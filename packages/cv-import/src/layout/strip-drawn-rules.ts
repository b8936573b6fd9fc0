import { boldShare, joinSpans, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import type { Line } from './line.ts'

/** A leader drawn with characters from one cell of a line to the next. */
const leader = /\s*[_=~*.–—-]{8,}\s*/g

/** A rule drawn with characters at an end of a line. */
const rule = /^\s*[_=~*–—-]{8,}\s*|\s*[_=~*–—-]{8,}\s*$/gu

/** A mark typed at both ends of a heading: “: Skills :”, “*** Skills ***”. */
const frame = /^[:|~=*•·#_–—-]{1,7}(?=\s)/u

/**
 * The lines without the rules that are drawn with characters, alone or on the line of a heading; between words they part
 * cells.
 */
export function stripDrawnRules(lines: readonly Line[]): Line[] {
	return lines.flatMap((line) => {
		const { text } = line.span
		const framed = frameAt(text)
		const before = Math.max(framed, rulesAt(text, 0))
		const after =
			framed > 0 ? text.length - text.trimEnd().length + framed : rulesAt(text, text.length)
		if (before + after >= text.length) return []
		const inner = sliceSpan(line.span, before, text.length - after)
		const span = withoutLeaders(framed > 0 ? trimSpan(inner) : inner)
		if (span.text === text) return [line]
		return [{ ...line, span, printed: span, bold: boldShare(span) > 0.85 }]
	})
}

// How many characters the mark has that stands at both ends.
function frameAt(text: string): number {
	const [mark = ''] = frame.exec(text) ?? []
	const words = text.slice(mark.length).trimEnd()
	const isFramed =
		mark !== '' && words.endsWith(mark) && /\s/.test(words.at(-mark.length - 1) ?? '')
	return isFramed ? mark.length : 0
}

function withoutLeaders(span: Span): Span {
	const cells = splitSpan(span, leader)
	return cells.length > 1 ? joinSpans(cells, '\t') : span
}

// How many characters at the start or at the end of a text are a rule.
function rulesAt(text: string, end: number): number {
	const found = [...text.matchAll(rule)].find(({ 0: { length }, index }) =>
		end === 0 ? index === 0 : index > 0 && index + length === end,
	)
	return found?.[0].length ?? 0
}
