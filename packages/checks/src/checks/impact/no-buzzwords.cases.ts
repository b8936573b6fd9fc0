import { casesOf, withBullets, withCv } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noBuzzwords } from './no-buzzwords.ts'

const withProfile = (professionalSummary: string) => withCv({ professionalSummary })

const longTale = Array.from(
	{ length: 12 },
	(_, week) =>
		`Baked ${week + 31} loaves of rye and wheat by hand each morning for three shops, the school and the market by the old harbour`,
)

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
		'two, where there is little else': withProfile('A team player who is passionate about bread'),
		'in bullets': withBullets(
			'Spearheaded synergies',
			'Leveraged best-in-class tools',
			'Orchestrated menus',
		),
	},
	accepts: {
		...casesOf(
			[
				'A team player who bakes bread',
				'Teacher of dynamics and of hard work at height',
				'Nurse in a fast-moving ward',
			],
			withProfile,
		),
		'two in a long CV': withBullets('Team player on nights', 'Passionate about rye', ...longTale),
		'one in a bullet': withBullets('Utilised a crane', 'Fitted roofs', 'Drove lorries'),
	},
}
