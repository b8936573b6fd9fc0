import { withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noTextBoxes } from './no-text-boxes.ts'

export const noTextBoxesCases: CheckCases = {
	check: noTextBoxes,
	finds: {
		'a Word file with text boxes': {
			source: (source) => ({
				...source,
				format: 'docx',
				facts: { ...source.facts, hasTextBoxes: true },
			}),
		},
	},
	accepts: {
		'a Word file without': { source: (source) => ({ ...source, format: 'docx' }) },
		'a PDF': withFacts({ hasTextBoxes: true }),
	},
}
