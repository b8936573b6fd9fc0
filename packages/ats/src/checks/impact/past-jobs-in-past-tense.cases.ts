import type { CheckCases } from '../../fixtures/cases.ts'
import { withTwoJobs } from '../../fixtures/change-cv.ts'
import { pastJobsInPastTense } from './past-jobs-in-past-tense.ts'

const past = (...bullets: string[]) => withTwoJobs(['Plan the rota', 'Train new staff'], bullets)

export const pastJobsInPastTenseCases: CheckCases = {
	check: pastJobsInPastTense,
	finds: {
		'the base form': past('Prepare breakfast for 40 guests', 'Manage the stores', 'Write the menu'),
		'the third person': past('Prepares breakfast for guests', 'Teaches two apprentices'),
		'verbs that are nouns too': past('Answer the phone', 'Support patients at meals', 'Cook lunch'),
	},
	accepts: {
		'the past': past('Prepared breakfast', 'Managed the stores', 'Taught apprentices'),
		'verbs with one form': past('Cut waste by a fifth', 'Set the tables', 'Put stock away'),
		nouns: past('Stock control and ordering', 'Support to families', 'Design of posters', 'Sales'),
		gerunds: past('Preparing breakfast', 'Managing the stores'),
		'one slip, which a reader forgives': past('Manage the stores', 'Taught apprentices'),
		'the present in the current job': withTwoJobs(['Prepare breakfast', 'Manage the stores'], []),
	},
}
