import type { CvSource } from '@app/cv'
import type { CheckCases } from '../../fixtures/cases.ts'
import { nothingRepeatedOnPages } from './nothing-repeated-on-pages.ts'

const onBothPages =
	(text: string, secondY = 820) =>
	(source: CvSource): CvSource => {
		const [first] = source.pages
		if (first === undefined) return source
		const line = (page: number, y: number) => ({
			text,
			sizePt: 8,
			bold: false,
			font: '',
			place: { page, x: 50, y, width: 200, height: 9 },
		})
		return {
			...source,
			pages: [
				{ ...first, lines: [...first.lines, line(1, 820)] },
				{ ...first, number: 2, lines: [line(2, secondY)] },
			],
		}
	}

export const nothingRepeatedOnPagesCases: CheckCases = {
	check: nothingRepeatedOnPages,
	finds: {
		'a footer': { source: onBothPages('Made with a free template') },
		'a motto': { source: onBothPages('Every patient is somebody’s mother') },
	},
	accepts: {
		'a page number': { source: onBothPages('Page 1 of 2') },
		'contact details': { source: onBothPages('Email: me@example.com') },
		'the same words at different heights': { source: onBothPages('Leeds City College', 300) },
		'one page': {},
		'no file yet': { source: () => null },
	},
}
