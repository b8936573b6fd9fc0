import { withBullets, withCv, withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { enoughBullets } from './enough-bullets.ts'

const many = (number: number) =>
	Array.from({ length: number }, (_, index) => `Cooked dish ${index + 1}`)

export const enoughBulletsCases: CheckCases = {
	check: enoughBullets,
	finds: {
		none: withBullets(),
		two: withBullets(...many(2)),
		eleven: withBullets(...many(11)),
	},
	accepts: {
		three: withBullets(...many(3)),
		eight: withBullets(...many(8)),
		'a paragraph, which another check covers': withJobs({
			jobTitle: 'Cook',
			employer: 'Crust',
			startDate: '2021-03',
			current: true,
			summary: 'Cooked lunch and dinner for a house of forty guests. '.repeat(5),
		}),
		'few in an old job': withJobs(
			{ jobTitle: 'Chef', startDate: '2020-01', current: true, achievements: many(4) },
			{ jobTitle: 'Cook', startDate: '2012-01', endDate: '2019-12', achievements: many(1) },
		),
		'a career break after the last job': withJobs(
			{ jobTitle: 'Career break to care for a parent', startDate: '2023-01', current: true },
			{ jobTitle: 'Cook', startDate: '2012-01', endDate: '2022-12', achievements: many(4) },
		),
		'a career break alone': withJobs({
			jobTitle: 'Career break',
			startDate: '2020-01',
			current: true,
		}),
		'no job at all': withCv({ experience: [] }),
	},
}
