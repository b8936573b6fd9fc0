import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { bulletsNotParagraphs } from './bullets-not-paragraphs.ts'

const cook = { jobTitle: 'Cook', employer: 'Crust', startDate: '2020-01', current: true }
const ofWords = (count: number) => Array.from({ length: count }, () => 'soup').join(' ')

export const bulletsNotParagraphsCases: CheckCases = {
	check: bulletsNotParagraphs,
	finds: {
		'a paragraph of sentences': withJobs({
			jobTitle: 'Cleaning Supervisor',
			employer: 'Hill & Son',
			startDate: '2021-03',
			current: true,
			summary:
				'Led eight cleaners over three floors of a hospital wing every night. Planned the rota each week and trained twelve newcomers in infection control. Ordered stock for £900 a month and cut what was thrown away by a third. Kept the records that the auditors of the trust read twice a year. Checked forty rooms a night against the list and reported what was broken to the porters on duty.',
		}),
		'61 words': withJobs({ ...cook, summary: ofWords(61) }),
		'in the second job': withJobs(cook, { ...cook, summary: ofWords(120) }),
	},
	accepts: {
		'60 words': withJobs({ ...cook, summary: ofWords(60) }),
		'a paragraph before bullets': withJobs({
			...cook,
			summary: ofWords(80),
			achievements: ['Cooked soup'],
		}),
		'no text': withJobs(cook),
	},
}
