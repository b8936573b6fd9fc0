import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { airyLines } from './airy-lines.ts'

// The lines of every page, this many times the size of their letters apart.
const apart = (ratio: number): Case => ({
	source: (source) => ({
		...source,
		pages: source.pages.map((page) => ({
			...page,
			lines: page.lines.map((line, index) => ({
				...line,
				place: { ...line.place, y: 60 + index * line.sizePt * ratio },
			})),
		})),
	}),
})

export const airyLinesCases: CheckCases = {
	check: airyLines,
	finds: { 'letters that touch': apart(1), 'lines set solid': apart(1.08) },
	accepts: {
		'single spacing of a narrow font': apart(1.12),
		'just enough': apart(1.15),
		'as word processors do it': apart(1.22),
		wide: apart(1.5),
		'no file yet': { source: () => null },
	},
}
