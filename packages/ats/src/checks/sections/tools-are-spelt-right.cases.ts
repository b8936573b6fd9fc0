import type { CheckCases } from '../../fixtures/cases.ts'
import { casesOf, withJobs, withSkills } from '../../fixtures/change-cv.ts'
import { toolsAreSpeltRight } from './tools-are-spelt-right.ts'

const skill = (name: string) => withSkills(name, 'Driving')

export const toolsAreSpeltRightCases: CheckCases = {
	check: toolsAreSpeltRight,
	finds: casesOf(
		['Javascipt', 'Kubernets', 'Photshop', 'Salseforce', 'Quickboks', 'Wordpres'],
		skill,
	),
	accepts: {
		...casesOf(['Magenta Living', 'Moffatt and Sons'], (employer) => withJobs({ employer })),
		...casesOf(
			[
				'Javascript',
				'Wordpress',
				'Illustrators',
				'Inventory',
				'JavaScript',
				'Tableaux',
				'Wordless',
				'Postmen',
			],
			skill,
		),
	},
}
