import type { CvDocument } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import { casesOf, withLine, withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { skillsInWords } from './skills-in-words.ts'

const withLevel = (level: string): Case => ({
	cv: (cv: CvDocument) => ({ ...cv, skills: cv.skills.map((skill) => ({ ...skill, level })) }),
})

export const skillsInWordsCases: CheckCases = {
	check: skillsInWords,
	finds: {
		...casesOf(['85%', '4/5', '★★★★☆', '8 / 10', '●●●○○'], withLevel),
		...casesOf(['Excel 90%', 'French ★★★', 'Welding 3/5'], (name) => withSkills(name, 'Rigging')),
		...casesOf(['Photoshop ■■■■□', 'Teamwork ⬤⬤⬤◯◯'], withLine),
	},
	accepts: {
		...casesOf(['Advanced', 'Level 3', 'C1', 'Grade 5', 'Basic'], withLevel),
		...casesOf(['24/7 support', 'GCSE (9/1)', 'Windows 10/11', 'CSS3', 'Office 365'], (name) =>
			withSkills(name, 'Rigging'),
		),
		...casesOf(['Raised attendance by 85%', '• Served tables • Took orders'], withLine),
	},
}
