import type { Case } from '@app/cv/fixtures'
import { withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { strongContrast } from './strong-contrast.ts'

const faint = (...texts: string[]): Case =>
	withFacts({
		faintText: texts.map((text, index) => ({
			text,
			place: { page: 1, x: 50, y: 100 + index * 14, width: text.length * 5, height: 11 },
		})),
	})

export const strongContrastCases: CheckCases = {
	check: strongContrast,
	finds: {
		'pale dates': faint('March 2021 – Present', 'June 2018 – February 2021'),
		'a pale line of contact details': faint('Leeds · 07700 900123 · maya@example.com'),
	},
	accepts: {
		none: faint(),
		'pale dots between details': faint('·', '·', '|', '•'),
		'one pale page number': faint('Page 1 of 2'),
		'a file of which nothing is known': {},
		'no file yet': { source: () => null },
	},
}
