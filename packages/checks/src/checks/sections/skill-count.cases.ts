import { withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { skillCount } from './skill-count.ts'

const many = (count: number) =>
	withSkills(...Array.from({ length: count }, (_, index) => `Skill ${index}`))

export const skillCountCases: CheckCases = {
	check: skillCount,
	finds: {
		'one skill': many(1),
		'four skills': many(4),
		'31 skills': many(31),
		'32 in two fields': withSkills(Array(16).fill('a').join(', '), Array(16).fill('b').join(', ')),
	},
	accepts: {
		'five skills': many(5),
		'30 skills': many(30),
		'six in one field': withSkills('Welding, Grinding, Rigging | Slinging; Banking, CAD'),
		'no list, which another check covers': many(0),
	},
}
