import type { CvSource, SourceLine } from '@app/cv'
import type { CheckCases } from '../../fixtures/cases.ts'
import { readingOrder } from './reading-order.ts'

function shuffledBy(step: number): (source: CvSource) => CvSource {
	return (source) => ({
		...source,
		pages: source.pages.map((page) => ({ ...page, lines: interleaved(page.lines, step) })),
	})
}

// Every `step`-th line is read after one that stands far below it.
function interleaved(lines: SourceLine[], step: number): SourceLine[] {
	const half = Math.floor(lines.length / 2)
	return lines
		.slice(0, half)
		.flatMap((line, index) => (index % step === 0 ? [lines[half + index] ?? line, line] : [line]))
}

export const readingOrderCases: CheckCases = {
	check: readingOrder,
	finds: {
		'lines of two columns alternate': { source: shuffledBy(1) },
		'every second line jumps': { source: shuffledBy(2) },
	},
	accepts: {
		'the second column is read after the first': {
			source: (source) => ({
				...source,
				pages: source.pages.map((page) => ({
					...page,
					lines: [
						...page.lines.slice(page.lines.length / 2),
						...page.lines.slice(0, page.lines.length / 2),
					],
				})),
			}),
		},
	},
}
