import { withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { openFile } from './open-file.ts'

export const openFileCases: CheckCases = {
	check: openFile,
	finds: { 'a PDF that forbids copying': withFacts({ isProtected: true }) },
	accepts: {
		'an ordinary PDF': withFacts({ isProtected: false }),
		'a file of which nothing is known': {},
		'no file yet': { source: () => null },
	},
}
