import type { CvSource } from '@app/cv'
import { withBullets, withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { shortEnough } from './short-enough.ts'

const ofPages = (count: number) => (source: CvSource) => ({
	...source,
	pages: Array.from({ length: count }, (_, index) => ({
		number: index + 1,
		widthPt: 595,
		heightPt: 842,
		lines: source.pages[0]?.lines ?? [],
	})),
})
const words = Array.from({ length: 14 }, () => Array.from({ length: 100 }, () => 'soup').join(' '))
const notAcademic = (cv: Parameters<NonNullable<ReturnType<typeof withBullets>['cv']>>[0]) => ({
	...(withBullets(...words).cv?.(cv) ?? cv),
	personalInfo: { ...cv.personalInfo, headline: 'Cook' },
	publications: [],
})

export const shortEnoughCases: CheckCases = {
	check: shortEnough,
	finds: {
		'three pages': { cv: (cv) => ({ ...notAcademic(cv), experience: [] }), source: ofPages(3) },
		'1,400 words while writing': withoutFile({ cv: notAcademic }),
	},
	accepts: {
		'two pages': { source: ofPages(2) },
		'a blank third page': {
			source: (source) => ({
				...ofPages(2)(source),
				pages: [...ofPages(2)(source).pages, { number: 3, widthPt: 595, heightPt: 842, lines: [] }],
			}),
		},
		'a lecturer’s five pages': {
			cv: (cv) => ({
				...cv,
				personalInfo: { ...cv.personalInfo, headline: 'Lecturer in History' },
			}),
			source: ofPages(5),
		},
	},
}
