import type { CheckCases } from '../../fixtures/cases.ts'
import { casesOf, withBullets, withCv } from '../../fixtures/change-cv.ts'
import { noBuzzwords } from './no-buzzwords.ts'

const withProfile = (professionalSummary: string) => withCv({ professionalSummary })

export const noBuzzwordsCases: CheckCases = {
	check: noBuzzwords,
	finds: {
		...casesOf(
			[
				'A hard-working team player with a proven track record',
				'Passionate, results-driven self-starter in catering',
				'Dynamic go-getter who can think outside the box',
			],
			withProfile,
		),
		'in bullets': withBullets(
			'Spearheaded synergies',
			'Leveraged best-in-class tools',
			'Orchestrated menus',
		),
	},
	accepts: {
		...casesOf(
			[
				'A team player who is passionate about bread',
				'Teacher of dynamics and of hard work at height',
				'Nurse in a fast-moving ward',
			],
			withProfile,
		),
		'one in a bullet': withBullets('Utilised a crane', 'Fitted roofs', 'Drove lorries'),
	},
}
