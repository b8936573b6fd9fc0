import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { textIsLargeEnough } from './text-is-large-enough.ts'

const setIn = (sizePt: number): Case => ({
	source: (source) => ({
		...source,
		pages: source.pages.map((page) => ({
			...page,
			lines: page.lines.map((line, index) => ({ ...line, sizePt: index === 0 ? 20 : sizePt })),
		})),
	}),
})

export const textIsLargeEnoughCases: CheckCases = {
	check: textIsLargeEnough,
	finds: { '8 points': setIn(8), '9.2 points': setIn(9.2) },
	accepts: {
		'10 points': setIn(10),
		'9.5 points': setIn(9.5),
		'11.96 points': setIn(11.96),
		'no file yet': { source: () => null },
	},
}
