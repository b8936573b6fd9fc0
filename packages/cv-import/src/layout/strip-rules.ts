import { boldShare, sliceSpan } from '../text/span.ts'
import type { Line } from './line.ts'

/** A rule that somebody drew with characters, at an end of a line. */
const rule = /^\s*[_=~*–—-]{8,}\s*|\s*[_=~*–—-]{8,}\s*$/gu

/** The lines without the rules that are drawn with characters, alone or on the line of a heading. */
export function stripRules(lines: readonly Line[]): Line[] {
	return lines.flatMap((line) => {
		const { text } = line.span
		const [before, after] = [rulesAt(text, 0), rulesAt(text, text.length)]
		if (before + after === 0) return [line]
		if (before + after >= text.length) return []
		const span = sliceSpan(line.span, before, text.length - after)
		return [{ ...line, span, printed: span, bold: boldShare(span) > 0.85 }]
	})
}

// How many characters at the start or at the end of a text are a rule.
function rulesAt(text: string, end: number): number {
	const found = [...text.matchAll(rule)].find(({ 0: { length }, index }) =>
		end === 0 ? index === 0 : index > 0 && index + length === end,
	)
	return found?.[0].length ?? 0
}
