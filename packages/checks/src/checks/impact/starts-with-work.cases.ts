import { withBullets, withTwoJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { startsWithWork } from './starts-with-work.ts'

export const startsWithWorkCases: CheckCases = {
	check: startsWithWork,
	finds: {
		'a list of responsibilities': withBullets(
			'Responsible for the rota',
			'Responsible for ordering stock',
			'Cleaned the kitchen',
			'Trained two apprentices',
		),
		'duties included': withBullets(
			'Duties included feeding residents',
			'My main duties were washing and dressing',
			'Drove the minibus on Fridays',
		),
		'tasked with': withBullets(
			'Tasked with writing weekly reports',
			'In charge of stock control',
			'Was responsible for answering phones',
		),
		'involved in': withBullets(
			'Involved in the migration of servers',
			'Worked on the website',
			'Fixed bugs',
		),
		'in two jobs': withTwoJobs(
			['Responsible for payroll', 'Ran the yard'],
			['Duties include: loading vans', 'Swept the yard'],
		),
	},
	accepts: {
		'one of many': withBullets(
			'Responsible for the safe',
			'Led a team',
			'Trained staff',
			'Ordered stock',
		),
		verbs: withBullets('Managed the rota', 'Ordered stock', 'Cleaned the kitchen'),
		'responsible later in the line': withBullets(
			'Led the team responsible for outages',
			'Trained staff who were responsible for tills',
			'Sourced wood from responsible foresters',
		),
		'worked at a place': withBullets(
			'Worked in a busy kitchen',
			'Worked with visiting artists',
			'Worked nights on the ward',
		),
	},
}
