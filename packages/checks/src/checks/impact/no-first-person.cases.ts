import { withBullets, withCv, withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noFirstPerson } from './no-first-person.ts'

export const noFirstPersonCases: CheckCases = {
	check: noFirstPerson,
	finds: {
		'in bullets': withBullets('I cooked breakfast', 'I ordered fish', 'Taught my apprentices'),
		'in one line': withBullets('I trained my team and they helped me'),
		'short forms': withBullets('I’m on call', 'I’ve led walks', "I'd sell tickets"),
		'in a paragraph': withJobs({
			jobTitle: 'Cook',
			employer: 'Crust',
			summary: 'We baked for our town and I drove the van.',
		}),
	},
	accepts: {
		twice: withBullets('I cooked breakfast', 'Taught my apprentices', 'Ordered fish'),
		'Roman numbers': withBullets(
			'Ran Phase I trials',
			'Restored a Grade I listed hall',
			'Taught World War I and Part I of the course',
		),
		'in the profile': withCv({
			professionalSummary: 'I am a cook. I like my kitchen and my team, and we like our guests.',
		}),
		'other words': withBullets(
			'Met the mayor',
			'Used AI and I/O boards',
			'Sold to ME and US buyers',
			'Weighed our-brand flour bags',
		),
	},
}
