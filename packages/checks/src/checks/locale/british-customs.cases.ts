import type { CvSource } from '@app/cv'
import { withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { britishCustoms } from './british-customs.ts'

const onPaper =
	(widthPt: number, heightPt: number) =>
	(source: CvSource): CvSource => ({
		...source,
		pages: source.pages.map((page) => ({ ...page, widthPt, heightPt })),
	})

const titled =
	(title: string) =>
	(source: CvSource): CvSource => ({
		...source,
		pages: source.pages.map((page, index) => {
			const [first] = page.lines
			return index > 0 || first === undefined
				? page
				: { ...page, lines: [{ ...first, text: title }, ...page.lines] }
		}),
	})

export const britishCustomsCases: CheckCases = {
	check: britishCustoms,
	finds: {
		'US Letter': { source: onPaper(612, 792) },
		'Resume as a title': { source: titled('RESUME') },
		'with accents': { source: titled('Résumé') },
	},
	accepts: {
		A4: { source: onPaper(595.28, 841.89) },
		'Curriculum vitae as a title': { source: titled('Curriculum Vitae') },
		'the word in a sentence': withLine('Wrote a resume workshop for students'),
		'no file yet': { source: () => null },
	},
}
