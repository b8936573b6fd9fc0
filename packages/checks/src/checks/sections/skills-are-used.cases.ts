import type { Case } from '@app/cv/fixtures'
import { withBullets, withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { skillsAreUsed } from './skills-are-used.ts'

const bullets = [
	'Cooked sauces and pastry for 40 guests',
	'Trained two apprentices in food hygiene',
	'Costed the menu with the head chef',
]

const skilled = (...names: string[]): Case => ({
	cv: (cv) => {
		const changed = withBullets(...bullets).cv?.(cv) ?? cv
		return { ...(withSkills(...names).cv?.(changed) ?? changed), professionalSummary: '' }
	},
})

export const skillsAreUsedCases: CheckCases = {
	check: skillsAreUsed,
	finds: {
		'none is mentioned': skilled('Welding', 'Plumbing', 'Spanish', 'Forklift'),
		'four of six': skilled('Pastry', 'Hygiene', 'Welding', 'Plumbing', 'Joinery', 'Forklift'),
		'manners beside them': skilled(
			'Teamwork',
			'Punctuality',
			'Pastry',
			'Cooking',
			'Sedation',
			'Photography',
			'Mandarin',
			'Notarial acts',
		),
	},
	accepts: {
		'a comma within brackets parts no skill': skilled(
			'Sauces (beurre blanc, veloute)',
			'Pastry (choux, filo)',
			'Menus',
			'Training',
		),
		'all are mentioned': skilled('Sauces', 'Pastry', 'Menu costing', 'Training'),
		'most are mentioned': skilled('Sauces', 'Pastry', 'Food hygiene', 'Spanish', 'Forklift'),
		'in another form of the word': skilled('Cooking', 'Trainer', 'Cost control', 'Menus'),
		'manners, which no job names': skilled(
			'Sauces',
			'Pastry',
			'Menus',
			'Training',
			'Teamwork',
			'Communication',
			'Reliability',
		),
		'with a doubled letter': skilled('Sauce', 'Trainers', 'Guests', 'Hygienic', 'Costing'),
		'two of seven': skilled(
			'Sauces',
			'Pastry',
			'Menus',
			'Hygiene',
			'Training',
			'Spanish',
			'Forklift',
		),
		'three of seven, such as a licence': skilled(
			'Sauces',
			'Pastry',
			'Menus',
			'Training',
			'Spanish',
			'Forklift',
			'Driving licence',
		),
		'three skills': skilled('Welding', 'Plumbing', 'Forklift'),
	},
}
