import type { CheckCases } from '../../fixtures/cases.ts'
import { casesOf, withLine } from '../../fixtures/change-cv.ts'
import { noSalaryHistory } from './no-salary-history.ts'

export const noSalaryHistoryCases: CheckCases = {
	check: noSalaryHistory,
	finds: casesOf(
		['Salary: £24,000', 'Current salary £31k', 'Paid £12.40 per hour', 'Left on £28,500 per annum'],
		withLine,
	),
	accepts: casesOf(
		[
			'Managed a budget of £240,000 a year',
			'Ran the payroll, with salaries of £24,000 to £60,000',
			'Raised £3,000 for the hospice',
			'Sold bread worth £900 a day',
			'Negotiated contracts worth £2m per annum',
		],
		withLine,
	),
}
