import { withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noStraySigns } from './no-stray-signs.ts'

export const noStraySignsCases: CheckCases = {
	check: noStraySigns,
	finds: {
		'three in a hundred': withFacts({ unreadableShare: 0.03 }),
		'fifteen in a hundred': withFacts({ unreadableShare: 0.15 }),
	},
	accepts: {
		none: withFacts({ unreadableShare: 0 }),
		'a single icon': withFacts({ unreadableShare: 0.004 }),
		'a text that is nonsense as a whole, which another check covers': withFacts({
			unreadableShare: 0.4,
		}),
		'no file yet': { source: () => null },
	},
}
