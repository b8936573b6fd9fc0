import { withBullets, withCv, withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { placesLookRight } from './places-look-right.ts'

const profile = (professionalSummary: string) => withCv({ professionalSummary })

export const placesLookRightCases: CheckCases = {
	check: placesLookRight,
	finds: {
		'a waiter': withBullets(
			'Recieved deliverys, an helped customers with there bags',
			'Responsible for take the order and serve customer in restaurant',
		),
		'a word taken for another': withBullets(
			'absense, disciplinarys and grievances, managers ringing all day for advise',
			'Kept the rota upto date with there managers',
		),
	},
	accepts: {
		'sure mistakes alone': withBullets('Helped residents with there meals', 'Cleaned the kichen'),
		'lines without their articles': withBullets('Ran kitchen of 40-seat restaurant'),
		'a profile': profile('Chef with 8 years in hotel kitchens, now leading a team of five.'),
		'skills in their own words': withSkills('Mise en place', 'Stock control'),
	},
}
