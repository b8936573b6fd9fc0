import type { Check, CheckContext } from '../../check.ts'

const tooSmallPt = 9
const smallPt = 9.5

export const textIsLargeEnough: Check = {
	id: 'G06',
	category: 'language',
	severity: 'tip',
	title: 'The text is large enough to read',
	looksAt: (context) => (measureBodySize(context) === null ? 0 : 1),
	run: (context) => {
		const size = measureBodySize(context)
		if (size === null || size >= smallPt) return null
		const draft = {
			title: `Most of your text is ${size} point.`,
			why: 'On paper that’s the size of a footnote, and many people struggle to read it.',
			fix: 'Use 10 or 11 point, and cut a few words to make room.',
			evidence: [],
		}
		return size < tooSmallPt ? { ...draft, severity: 'warning-2' } : draft
	},
}

// The size that most letters have; x-heights differ, so a tenth of a point is not counted.
function measureBodySize({ source }: CheckContext): number | null {
	if (source?.format !== 'pdf') return null
	const letters = new Map<number, number>()
	for (const { text, sizePt } of source.pages.flatMap(({ lines }) => lines)) {
		const size = Math.round(sizePt * 10) / 10
		if (size > 0) letters.set(size, (letters.get(size) ?? 0) + text.length)
	}
	return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
