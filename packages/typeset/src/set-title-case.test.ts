import { expect, test } from 'vitest'
import { setTitleCase } from './set-title-case.ts'

test.each([
	['VOLUNTEERING AND SOCIETIES', 'Volunteering and societies'],
	['OWN WORK', 'Own work'],
	['SKILLS', 'Skills'],
	['IT SKILLS', 'IT skills'],
	['NHS AND NEBOSH TRAINING', 'NHS and NEBOSH training'],
	['TRAINING/COURSES', 'Training/courses'],
	['SELF-EMPLOYMENT', 'Self-employment'],
	['WORK IN HARROGATE', 'Work in Harrogate'],
	['ENGLISH & FRENCH', 'English & French'],
	['HOBBIES & INTERESTS', 'Hobbies & interests'],
	['A&E SHIFTS', 'A&E shifts'],
])('the title %s is set as %s', (title, set) => {
	expect(setTitleCase(title)).toBe(set)
})

test.each(['Own Work', 'own work', 'CPD', 'BERUFSERFAHRUNG UND PROJEKTE', '', '2019', '経験'])(
	'the title %s stays as it is',
	(title) => {
		expect(setTitleCase(title)).toBe(title)
	},
)
