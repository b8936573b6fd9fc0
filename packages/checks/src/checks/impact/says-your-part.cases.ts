import { withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { saysYourPart } from './says-your-part.ts'

export const saysYourPartCases: CheckCases = {
	check: saysYourPart,
	finds: {
		'we and the team': withBullets('We built a new ward', 'The team won an award', 'Cooked'),
		'part of a team': withBullets(
			'Part of a team that opened a shop',
			'Member of the night team on ward 4',
			'Served customers',
		),
	},
	accepts: {
		'your own part': withBullets('Built a new ward', 'Helped the team win an award', 'Cooked'),
		'a team as the object': withBullets('Led a team of six', 'Trained our team', 'Weekly reports'),
		once: withBullets('We built a new ward', 'Cooked', 'Baked'),
		'team events': withBullets('Team building days', 'Team meetings', 'Welded gates'),
	},
}
