import { withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { skillsBeyondManners } from './skills-beyond-manners.ts'

export const skillsBeyondMannersCases: CheckCases = {
	check: skillsBeyondManners,
	finds: {
		'manners only': withSkills('Communication', 'Teamwork', 'Time management', 'Leadership'),
		'four of five': withSkills(
			'Excellent communication skills',
			'Team player',
			'Hardworking',
			'Punctual',
			'Excel',
		),
		'in one field': withSkills(
			'Problem solving, Adaptability, Creativity, Attention to detail, Organisational skills',
		),
	},
	accepts: {
		'half and half': withSkills('Communication', 'Teamwork', 'Excel', 'Forklift'),
		'trade skills': withSkills('Welding', 'Rigging', 'Slinging', 'Forklift'),
		'names that hold such words': withSkills(
			'Team Foundation Server',
			'Organisational psychology',
			'Time-lapse film',
			'Communication cabling',
		),
		'three skills, which another check covers': withSkills(
			'Communication',
			'Teamwork',
			'Leadership',
		),
	},
}
