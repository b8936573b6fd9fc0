import { withCv, withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { hasSummary } from './has-summary.ts'

export const hasSummaryCases: CheckCases = {
	check: hasSummary,
	finds: {
		'no profile': withCv({ professionalSummary: '' }),
		'no profile while writing': withoutFile(withCv({ professionalSummary: '  ' })),
	},
	accepts: {
		'a heading whose text was not understood': {
			...withCv({ professionalSummary: '' }),
			source: (source) => ({
				...source,
				pages: source.pages.map((page) => ({
					...page,
					lines: page.lines.map((line) => ({
						...line,
						text: line.text.replace(/^Skills$/, 'Personal statement'),
					})),
				})),
			}),
		},
	},
}
