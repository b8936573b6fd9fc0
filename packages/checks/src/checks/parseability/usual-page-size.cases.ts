import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { usualPageSize } from './usual-page-size.ts'

const pagesOf = (widthPt: number, heightPt: number): Case => ({
	source: (source) => ({
		...source,
		pages: source.pages.map((page) => ({ ...page, widthPt, heightPt })),
	}),
})

export const usualPageSizeCases: CheckCases = {
	check: usualPageSize,
	finds: {
		'a screen': pagesOf(1280, 720),
		'A4 on its side': pagesOf(842, 595),
		'one endless page': pagesOf(595, 2400),
		A5: pagesOf(420, 595),
	},
	accepts: {
		A4: pagesOf(595.28, 841.89),
		'A4 as Chromium rounds it': pagesOf(594.96, 841.92),
		'US Letter': pagesOf(612, 792),
		'a Word file, whose pages we made': {
			source: (source) => ({ ...(pagesOf(1280, 720).source?.(source) ?? source), format: 'docx' }),
		},
	},
}
