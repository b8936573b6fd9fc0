import { withJobs, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { yearsArePossible } from './years-are-possible.ts'

const porter = { jobTitle: 'Porter', employer: 'Hill House' }

export const yearsArePossibleCases: CheckCases = {
	check: yearsArePossible,
	finds: {
		'a year of long ago': withJobs({ ...porter, startDate: '1066-10', current: true }),
		'a slip of a digit': withJobs({ ...porter, startDate: '1921', endDate: '1924' }),
		'only on the page': withLine('1066 – last Tuesday'),
	},
	accepts: {
		'a long life of work': withJobs({ ...porter, startDate: '1964-09', endDate: '2004-06' }),
		'a firm’s history': withLine('Worked for a firm that has made bells since 1570'),
		'a telephone extension': withLine('Extension 1204 – ask for the ward'),
		'a recent job': withJobs({ ...porter, startDate: '2022-01', current: true }),
	},
}
