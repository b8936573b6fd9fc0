import { withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { skillsOnce } from './skills-once.ts'

export const skillsOnceCases: CheckCases = {
	check: skillsOnce,
	finds: {
		'the same word': withSkills('Welding', 'Rigging', 'welding'),
		'a short form': withSkills('JS', 'JavaScript'),
		'with and without the maker': withSkills('Excel, Microsoft Excel'),
		'short and long': withSkills('SEO', 'Search engine optimisation'),
	},
	accepts: {
		'different things of one maker': withSkills('Microsoft Excel', 'Microsoft Word'),
		'names that look alike': withSkills('Java', 'JavaScript', 'C', 'C++', 'C#'),
		'a special and a general skill': withSkills(
			'Dementia care',
			'Care planning',
			'End-of-life care',
		),
	},
}
