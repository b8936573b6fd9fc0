import { casesOf, withBullets, withJobs, withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { toolsAreSpeltRight } from './tools-are-spelt-right.ts'

const skill = (name: string) => withSkills(name, 'Driving')

export const toolsAreSpeltRightCases: CheckCases = {
	check: toolsAreSpeltRight,
	finds: {
		...casesOf(
			['Javascipt', 'Kubernets', 'Photshop', 'Salseforce', 'Quickboks', 'Wordpres'],
			skill,
		),
		'in a bullet': withBullets('Retouched 40 pictures a week in Photshop'),
	},
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
