import { casesOf, withBullets, withCv } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { figuresAreLikely } from './figures-are-likely.ts'

const bullet = (text: string) => withBullets(text, 'Cooked breakfast')

export const figuresAreLikelyCases: CheckCases = {
	check: figuresAreLikely,
	finds: {
		...casesOf(
			[
				'Reduced waiting times by 150%',
				'Cut costs in the kitchen by over 200 per cent',
				'Always gave 110% to the team',
			],
			bullet,
		),
		'in the profile': withCv({ professionalSummary: 'A cook who reduced waste by 150%.' }),
	},
	accepts: casesOf(
		[
			'Reduced waiting times by 15%',
			'Increased sales by 150%',
			'Reached 120% of target',
			'Delivered 130% of target in spring',
			'Delivered 115% against target in 2023',
			'Reduced waste and increased sales by 130%',
			'Cut prices on slow lines to lift footfall by 140%',
			'Delivered a 150% return on investment',
			'Cut a queue of 150 to 20',
			'Saved 100% of the plants by watering at night',
		],
		bullet,
	),
}
