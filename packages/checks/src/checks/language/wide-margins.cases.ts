import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { wideMargins } from './wide-margins.ts'

const movedTo = (x: number): Case => ({
	source: (source) => ({
		...source,
		pages: source.pages.map((page) => ({
			...page,
			lines: page.lines.map((line) => ({ ...line, place: { ...line.place, x } })),
		})),
	}),
})

export const wideMarginsCases: CheckCases = {
	check: wideMargins,
	finds: { '5 mm': movedTo(14), '9 mm': movedTo(25.5) },
	accepts: { '15 mm': movedTo(42.5), '18 mm': movedTo(51), 'no file yet': { source: () => null } },
}
