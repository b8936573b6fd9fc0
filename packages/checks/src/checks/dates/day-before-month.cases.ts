import { casesOf, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { dayBeforeMonth } from './day-before-month.ts'

export const dayBeforeMonthCases: CheckCases = {
	check: dayBeforeMonth,
	finds: casesOf(
		['Porter, 03/25/2019 – 05/30/2020', 'Valid until 12/31/2027', 'Started 6/15/21'],
		withLine,
	),
	accepts: casesOf(
		[
			'Porter, 25/03/2019',
			'Valid until 03/2027',
			'From 03/04/2019',
			'Ratio 1/15/3000',
			'Scored 9/13',
		],
		withLine,
	),
}
