import type { CheckCases } from '../../fixtures/cases.ts'
import { withBullets } from '../../fixtures/change-cv.ts'
import { oneFormInAJob } from './one-form-in-a-job.ts'

export const oneFormInAJobCases: CheckCases = {
	check: oneFormInAJob,
	finds: {
		'-ing and past': withBullets('Managing stock', 'Ordering fish', 'Trained staff', 'Wrote menus'),
		'-ing and present': withBullets(
			'Managing stock',
			'Ordering fish',
			'Train staff',
			'Write menus',
		),
		'third person and base': withBullets(
			'Manages bar',
			'Teaches staff',
			'Write menus',
			'Plan shifts',
		),
	},
	accepts: {
		past: withBullets('Managed stock', 'Ordered fish', 'Trained staff', 'Wrote menus'),
		'present, with finished work in the past': withBullets(
			'Manage the bar',
			'Teach staff',
			'Wrote the menu',
			'Planned the move',
		),
		'one that differs': withBullets('Managed stock', 'Ordered fish', 'Training staff'),
		'verbs with one form': withBullets(
			'Cut waste',
			'Set tables',
			'Managing stock',
			'Ordering fish',
		),
	},
}
