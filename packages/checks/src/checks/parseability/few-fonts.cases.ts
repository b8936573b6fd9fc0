import { withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { fewFonts } from './few-fonts.ts'

export const fewFontsCases: CheckCases = {
	check: fewFonts,
	finds: {
		'five families': withFacts({
			fonts: ['Arial', 'Calibri', 'Georgia', 'Impact-Regular', 'ABCDEF+ComicSansMS'],
		}),
	},
	accepts: {
		'four cuts of one family': withFacts({
			fonts: ['Lato-Bold', 'Lato-Regular', 'ABCDEF+Lato-Italic', 'Lato-BoldItalic', 'Lato-Light'],
		}),
		'the many sizes of Computer Modern': withFacts({
			fonts: ['CMR10', 'CMBX12', 'CMTI10', 'CMSY10', 'CMCSC10', 'ABCDEF+CMR17'],
		}),
		'text, headings and a symbol': withFacts({ fonts: ['Calibri', 'Calibri Light', 'Symbol'] }),
		'no fonts are known': withFacts({ fonts: [] }),
	},
}
