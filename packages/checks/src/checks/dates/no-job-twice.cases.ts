import type { Experience } from '@app/cv'
import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noJobTwice } from './no-job-twice.ts'

const first: Partial<Experience> = {
	jobTitle: 'Care Assistant',
	employer: 'Eighton Lodge',
	startDate: '2014-01',
	endDate: '2019-03',
	achievements: ['Helped 14 residents each morning', 'Ran a singing hour'],
}
const beside = (change: Partial<Experience>) => withJobs(first, { ...first, ...change })

export const noJobTwiceCases: CheckCases = {
	check: noJobTwice,
	finds: {
		'word for word': beside({}),
		'with fewer lines': beside({ achievements: ['Ran a singing hour'] }),
		'with other lines': beside({ achievements: ['Worked nights for two years'] }),
		'in capitals': beside({ jobTitle: 'CARE ASSISTANT', employer: 'Eighton Lodge.' }),
		'a current job': withJobs(
			{ ...first, endDate: '', current: true },
			{ ...first, endDate: '', current: true },
		),
		'with a job between': withJobs(
			first,
			{ jobTitle: 'Porter', employer: 'Hill House', startDate: '2012-02', endDate: '2013-12' },
			first,
		),
		'three times': withJobs(first, first, first),
		'by years': withJobs(
			{ ...first, startDate: '2014', endDate: '2019' },
			{ ...first, startDate: '2014', endDate: '2019' },
		),
		'without lines': beside({ achievements: [] }),
		'with a paragraph': beside({ summary: 'A home of 40 beds.' }),
	},
	accepts: {
		'another title at the same employer': beside({ jobTitle: 'Senior Care Assistant' }),
		'another employer': beside({ employer: 'Craigielea' }),
		'another home of one firm': withJobs(
			{ ...first, location: 'Gateshead' },
			{ ...first, location: 'Whickham' },
		),
		'other dates': beside({ startDate: '2019-04', endDate: '2021-06' }),
		'a return to an old job': beside({ startDate: '2020-01', endDate: '', current: true }),
		'two seasons of a year': withJobs(
			{ ...first, startDate: '2014', endDate: '2014' },
			{ ...first, startDate: '2014', endDate: '2014' },
		),
		'no dates': withJobs(
			{ ...first, startDate: '', endDate: '' },
			{ ...first, startDate: '', endDate: '' },
		),
		'no employer': withJobs({ ...first, employer: '' }, { ...first, employer: '' }),
		'no title': withJobs({ ...first, jobTitle: '' }, { ...first, jobTitle: '' }),
		'one job': withJobs(first),
		'the same lines in two jobs': beside({
			employer: 'Craigielea',
			startDate: '2012-01',
			endDate: '2013-12',
		}),
	},
}
