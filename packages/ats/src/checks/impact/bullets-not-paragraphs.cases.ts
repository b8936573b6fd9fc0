import type { CheckCases } from '../../fixtures/cases.ts'
import { withJobs } from '../../fixtures/change-cv.ts'
import { bulletsNotParagraphs } from './bullets-not-paragraphs.ts'

const cook = { jobTitle: 'Cook', employer: 'Crust', startDate: '2020-01', current: true }
const ofWords = (count: number) => Array.from({ length: count }, () => 'soup').join(' ')

export const bulletsNotParagraphsCases: CheckCases = {
	check: bulletsNotParagraphs,
	finds: {
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
