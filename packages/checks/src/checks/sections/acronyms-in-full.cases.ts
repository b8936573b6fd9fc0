import { casesOf, withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { acronymsInFull } from './acronyms-in-full.ts'

const skill = (name: string) => withSkills(name, 'Driving')

export const acronymsInFullCases: CheckCases = {
	check: acronymsInFull,
	finds: casesOf(
		['SEO', 'CRM systems', 'UX research', 'KPIs', 'KPI’s', 'CRM’s reports', 'CNC milling'],
		skill,
	),
	accepts: {
		...casesOf(
			[
				'Search engine optimisation (SEO)',
				'Customer relationship management (CRM)',
				'User experience',
				'HTML',
				'GCSE English',
				'SENCO',
			],
			skill,
		),
		'written out elsewhere': withSkills('SEO', 'Search engine optimization'),
	},
}
