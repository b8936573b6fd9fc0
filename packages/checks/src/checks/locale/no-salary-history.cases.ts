import { casesOf, withBullets, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noSalaryHistory } from './no-salary-history.ts'

export const noSalaryHistoryCases: CheckCases = {
	check: noSalaryHistory,
	finds: casesOf(
		['Salary: £24,000', 'Current salary £31k', 'Paid £12.40 per hour', 'Left on £28,500 per annum'],
		withLine,
	),
	accepts: {
		...casesOf(
			[
				'Let 40 flats at rents of up to £15,000 per annum',
				'Handled donations worth £25,000 a year',
				'Ran a tuck shop taking £3,000 a year',
			],
			(text) => withBullets(text, 'Cooked breakfast'),
		),
		...casesOf(
			[
				'Managed a budget of £240,000 a year',
				'Ran the payroll, with salaries of £24,000 to £60,000',
				'Raised £3,000 for the hospice',
				'Sold bread worth £900 a day',
				'Negotiated contracts worth £2m per annum',
			],
			withLine,
		),
	},
}
