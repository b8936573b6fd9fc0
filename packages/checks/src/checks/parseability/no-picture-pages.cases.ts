import type { CvSource } from '@app/cv'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noPicturePages } from './no-picture-pages.ts'

const scan = (page: number, size = 1) => ({
	page,
	x: 0,
	y: 0,
	width: 595 * size,
	height: 842 * size,
})

const withPage =
	(texts: string[], size = 1) =>
	(source: CvSource): CvSource => {
		const number = source.pages.length + 1
		const place = { page: number, x: 50, y: 60, width: 200, height: 11 }
		const lines = texts.map((text) => ({ text, place, sizePt: 10, bold: false, font: '' }))
		return {
			...source,
			pages: [...source.pages, { number, widthPt: 595, heightPt: 842, lines }],
			facts: { ...source.facts, pictures: [scan(number, size)] },
		}
	}

export const noPicturePagesCases: CheckCases = {
	check: noPicturePages,
	finds: {
		'a scanned last page': { source: withPage([]) },
		'a scan with a page number over it': { source: withPage(['Page 3']) },
	},
	accepts: {
		'a background behind the words': {
			source: withPage(['Volunteer at the food bank on Saturdays', 'Treasurer of the allotments']),
		},
		'a blank page': { source: (source) => ({ ...withPage([])(source), facts: source.facts }) },
		'a small drawing on an empty page': { source: withPage([], 0.5) },
		'a CV that is being written': { source: () => null },
	},
}
