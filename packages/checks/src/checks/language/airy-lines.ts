import type { SourceLine } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'

// The single spacing of some fonts is 1.12.
const leastRatio = 1.1
// Farther apart are paragraphs, not lines of one.
const mostRatio = 2.2
const fewestLines = 8
const sameSizePt = 0.3
const sameEdgePt = 2

export const airyLines: Check = {
	id: 'G07',
	category: 'language',
	severity: 'tip',
	title: 'There’s enough space between the lines',
	looksAt: (context) => (usualRatio(context) === null ? 0 : 1),
	run: (context) => {
		const ratio = usualRatio(context)
		if (ratio === null || ratio >= leastRatio) return null
		return {
			title: `Your line spacing is only ${ratio.toFixed(2)} times the text size.`,
			why: 'With lines this close together, it’s easy to lose your place.',
			fix: 'Set the line spacing to about 1.2, and cut a few words to make room.',
			evidence: [],
		}
	},
}

// From line to line inside paragraphs, measured in letters; `null` where there are too few to tell.
function usualRatio({ source }: CheckContext): number | null {
	const ratios = (source?.pages ?? [])
		.flatMap(({ lines }) => lines.map((line, index) => lineSpacingRatio(lines[index - 1], line)))
		.filter((ratio) => ratio !== null)
		.sort((a, b) => a - b)
	return source?.format !== 'pdf' || ratios.length < fewestLines
		? null
		: (ratios[Math.floor(ratios.length / 2)] ?? null)
}

function lineSpacingRatio(before: SourceLine | undefined, line: SourceLine): number | null {
	if (before === undefined || line.sizePt <= 0) return null
	const isSameText =
		Math.abs(before.sizePt - line.sizePt) < sameSizePt &&
		Math.abs(before.place.x - line.place.x) < sameEdgePt
	const ratio = (line.place.y - before.place.y) / line.sizePt
	return isSameText && ratio > 0.5 && ratio < mostRatio ? ratio : null
}
