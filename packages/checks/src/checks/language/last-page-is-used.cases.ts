import type { CvSource } from '@app/cv'
import type { CheckCases } from '../../fixtures/cases.ts'
import { lastPageIsUsed } from './last-page-is-used.ts'

const withLastPage =
	(lines: number) =>
	(source: CvSource): CvSource => {
		const [first] = source.pages
		if (first === undefined) return source
		const added = first.lines.slice(0, lines).map((line, index) => ({
			...line,
			place: { ...line.place, page: 2, y: 60 + index * 14 },
		}))
		return { ...source, pages: [first, { ...first, number: 2, lines: added }] }
	}

export const lastPageIsUsedCases: CheckCases = {
	check: lastPageIsUsed,
	finds: { 'three lines': { source: withLastPage(3) }, 'one line': { source: withLastPage(1) } },
	accepts: {
		'half a page': { source: withLastPage(20) },
		'one page': { source: (source) => ({ ...source, pages: source.pages.slice(0, 1) }) },
		'a blank page at the end': { source: withLastPage(0) },
		'no file yet': { source: () => null },
	},
}
