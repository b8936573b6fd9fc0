import type { CheckCases } from '../../fixtures/cases.ts'
import { casesOf, withBullets, withLine } from '../../fixtures/change-cv.ts'
import { noMaritalStatus } from './no-marital-status.ts'

export const noMaritalStatusCases: CheckCases = {
	check: noMaritalStatus,
	finds: casesOf(
		[
			'Marital status: single',
			'Civil status: married',
			'Married with two children',
			'Married',
			'Single, no dependants',
			'British | Marital Status: Divorced',
			'Divorced | Leeds',
			'Mother of two',
			'Two children',
			'Family status – married',
			'Married, 3 children',
			'Single | British',
			'Widowed',
			'Married, British, non-smoker',
			'Father of three',
			'Divorced, no dependants',
			'DOB 03/12/1991, single, British',
			'Nationality: Polish; married',
			'DOB: 14/02/1995. Marital status: single',
		],
		withLine,
	),
	accepts: {
		...casesOf(
			[
				'Single-handed sailing across the Channel',
				'Married quarters maintenance at Catterick',
				'Engaged with 40 schools',
				'Separated recycling from waste',
				'Single point of contact for suppliers',
				'Status: available at once',
				'Parent governor of a primary school',
				'Single, double and triple glazing',
				'Separated, dried and packed seed',
				'Engaged, motivated and reliable',
				'Single and three phase wiring',
				'Two children’s choirs and one band',
				'Mother and baby unit, Leeds',
				'Single Homeless Project, volunteer',
				'Age UK, single point of access',
				'Born in Leeds, married quarters maintenance since 2019',
				'Father Christmas at the garden centre',
			],
			withLine,
		),
		'in bullets': withBullets(
			'Advised single parents and married couples on benefits',
			'Recorded marital status on 30 forms a day',
		),
	},
}
