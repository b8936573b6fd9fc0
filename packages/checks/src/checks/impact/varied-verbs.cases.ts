import { withBullets, withTwoJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { variedVerbs } from './varied-verbs.ts'

export const variedVerbsCases: CheckCases = {
	check: variedVerbs,
	finds: {
		'three times in a job': withBullets(
			'Managed staff',
			'Managed stock',
			'Managed complaints',
			'Cleaned ovens',
		),
		'in different forms': withBullets(
			'Managing staff',
			'Managed stock',
			'Manage complaints',
			'Cleaned ovens',
		),
		'four of eight overall': withTwoJobs(
			['Led staff', 'Led walks', 'Cleaned ovens', 'Wrote rotas'],
			['Led talks', 'Led tours', 'Sold tickets', 'Served tea'],
		),
	},
	accepts: {
		'twice in a job': withBullets('Managed staff', 'Managed stock', 'Cleaned ovens', 'Wrote rotas'),
		'twice in each job': withTwoJobs(
			['Led staff', 'Led walks', 'Cleaned ovens'],
			['Sold tickets', 'Served tea', 'Swept floors'],
		),
		'verbs of like meaning': withBullets(
			'Managed staff',
			'Supervised stock',
			'Led complaints',
			'Ran the shop',
		),
		'two bullets': withBullets('Managed staff', 'Managed stock'),
	},
}
