import { withoutFile, withTwoJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { linesDifferBetweenJobs } from './lines-differ-between-jobs.ts'

const duties = ['Served guests at the bar', 'Kept the cellar clean', 'Closed up on Sundays']

export const linesDifferBetweenJobsCases: CheckCases = {
	check: linesDifferBetweenJobs,
	finds: {
		'the same lines under both jobs': withTwoJobs(duties, duties),
		'the same while writing': withoutFile(withTwoJobs(duties, duties)),
		'but for capitals and full stops': withTwoJobs(
			duties,
			duties.map((line) => `${line.toLowerCase()}.`),
		),
	},
	accepts: {
		'lines of their own': withTwoJobs(duties, [
			'Opened a second bar',
			'Bought beer from 3 brewers',
		]),
		'one line alike': withTwoJobs(duties, ['Served guests at the bar', 'Opened a second bar']),
		'a copy within one job': withTwoJobs([...duties, ...duties], ['Opened a second bar']),
	},
}
