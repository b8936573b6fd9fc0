import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { jobsAreComplete } from './jobs-are-complete.ts'

const baker = { jobTitle: 'Baker', employer: 'Crust', startDate: '2019-01', endDate: '2020-01' }

export const jobsAreCompleteCases: CheckCases = {
	check: jobsAreComplete,
	finds: {
		'no title': withJobs({ ...baker, jobTitle: '' }),
		'no employer': withJobs({ ...baker, employer: ' ' }),
		'no dates beside a dated job': withJobs({ jobTitle: 'Head Baker', employer: 'Loaf' }, baker),
		'nothing but bullets': withJobs(baker, { achievements: ['Baked bread'] }),
	},
	accepts: {
		'working for oneself': withJobs({ ...baker, jobTitle: 'Self-employed gardener', employer: '' }),
		'freelance work': withJobs({ ...baker, jobTitle: 'Freelance illustrator', employer: '' }),
		'a career break': withJobs(baker, {
			jobTitle: 'Career break',
			startDate: '2018',
			endDate: '2019',
		}),
		'no dates anywhere, which another check covers': withJobs({
			...baker,
			startDate: '',
			endDate: '',
		}),
		'a start without an end': withJobs({ ...baker, endDate: '' }),
	},
}
