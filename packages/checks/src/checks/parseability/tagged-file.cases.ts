import { withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { taggedFile } from './tagged-file.ts'

export const taggedFileCases: CheckCases = {
	check: taggedFile,
	finds: {
		'no tags': withFacts({ isTagged: false }),
		'no language': withFacts({ language: null }),
		'no title': withFacts({ title: ' ' }),
	},
	accepts: {
		'a Word file': {
			source: (source) => ({
				...source,
				format: 'docx',
				facts: { ...source.facts, isTagged: null, title: null },
			}),
		},
	},
}
