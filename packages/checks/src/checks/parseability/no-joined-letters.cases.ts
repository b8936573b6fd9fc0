import { withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noJoinedLetters } from './no-joined-letters.ts'

export const noJoinedLettersCases: CheckCases = {
	check: noJoinedLetters,
	finds: {
		'three words': withFacts({ ligatures: ['office', 'staff', 'efficient'] }),
		'many words': withFacts({
			ligatures: ['shift', 'profile', 'qualified', 'flow', 'traffic', 'certified', 'first'],
		}),
	},
	accepts: {
		none: withFacts({ ligatures: [] }),
		'one name in a logo': withFacts({ ligatures: ['Griffin'] }),
		'a file of which nothing is known': {},
		'no file yet': { source: () => null },
	},
}
