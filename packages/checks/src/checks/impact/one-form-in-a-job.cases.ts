import { withBullets, withTwoJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
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
		'a habit of the current job in the past': withTwoJobs(
			['Watch two pools from the stand', 'Tested the water three times a day'],
			[],
		),
		'a signaller': withTwoJobs(
			['Signal 320 trains a shift', 'Granted six line blockages a night', 'Regulate late freight'],
			[],
		),
		'a vet’s receptionist': withTwoJobs(
			['Greet owners and their animals', 'Answered about 60 calls per day', 'Book operations'],
			[],
		),
		'a milkman': withTwoJobs(
			['Plan the round with the dairy', 'Delivered to 400 doors every night'],
			[],
		),
		'a teaching assistant': withTwoJobs(
			['Helped with phonics', 'Help children with sums', 'Helped on school trips'],
			[],
		),
		'a supervisor': withTwoJobs(
			['Supervise the till points', 'Supervised deliveries', 'Supervised stock counts'],
			[],
		),
	},
	accepts: {
		'a refit and a move that were managed': withTwoJobs(
			['Manage the shop', 'Managed the refit', 'Managed the move', 'Order stock'],
			[],
		),
		'a day, a nursery and a week': withTwoJobs(
			[
				'Serve 90 covers',
				'Served on the wine jury for a week',
				'Delivered 400 hampers in a day to neighbours',
				'Assisted at a day nursery',
			],
			[],
		),
		'things beside -ing': withBullets(
			'Report writing for the area office',
			'Stock control',
			'Serving customers',
			'Ordering fish',
		),
		'roles beside -ing': withBullets(
			'Mentor to two trainees',
			'Chair of the safety committee',
			'Running the kitchen',
			'Ordering fish',
		),
		'plural things beside the present': withBullets(
			'Reports for the board',
			'Visits to schools and fairs',
			'Plan the year',
			'Write the newsletter',
		),
		past: withBullets('Managed stock', 'Ordered fish', 'Trained staff', 'Wrote menus'),
		'present, with finished work in the past': withBullets(
			'Manage the bar',
			'Teach staff',
			'Wrote the menu',
			'Planned the move',
		),
		'one that differs': withBullets('Managed stock', 'Ordered fish', 'Training staff'),
		'finished work of the current job': withTwoJobs(
			[
				'Check the stores',
				'Cut waste by weighing trim every night',
				'Trained 14 people in a month',
			],
			[],
		),
		'what was begun once': withTwoJobs(
			['Manage the shop', 'Introduced a newsletter that goes to 400 people a week'],
			[],
		),
		'what came to an end': withTwoJobs(
			['Drive the night bus', 'Delivered parcels each morning until the depot closed'],
			[],
		),
		'a change told with its figures': withTwoJobs(
			['Serve 90 covers', 'Processed 20% more orders a day'],
			[],
		),
		'the same verb once in the past': withTwoJobs(
			['Lead a team of four', 'Led a tour of 22 venues', 'Write the reports'],
			[],
		),
		'the past in a job that has ended': withTwoJobs(
			['Check the stores'],
			['Tested the water three times a day', 'Washed the filters'],
		),
		'verbs with one form': withBullets(
			'Cut waste',
			'Set tables',
			'Managing stock',
			'Ordering fish',
		),
	},
}
