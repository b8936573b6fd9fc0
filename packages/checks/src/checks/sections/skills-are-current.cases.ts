import { casesOf, withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { skillsAreCurrent } from './skills-are-current.ts'

const skill = (name: string) => withSkills(name, 'Driving')

export const skillsAreCurrentCases: CheckCases = {
	check: skillsAreCurrent,
	finds: casesOf(['Adobe Flash', 'Windows XP', 'Lotus Notes', 'Internet Explorer 8', 'Fax'], skill),
	accepts: casesOf(
		[
			'Flash photography',
			'Windows 11',
			'Email marketing',
			'Audio typing',
			'Internet of Things',
			'COBOL',
		],
		skill,
	),
}
