import { casesOf, withBullets, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noDateOfBirth } from './no-date-of-birth.ts'

export const noDateOfBirthCases: CheckCases = {
	check: noDateOfBirth,
	finds: casesOf(
		[
			'Date of birth: 14 March 1990',
			'D.O.B. 14/03/1990',
			'DOB: 14-03-90',
			'Age: 34',
			'Born 14 March 1990 in Hull',
			'Nationality British | Date of Birth 01.02.1985',
			'Aged 41',
			'Birth date: March 3 1979',
			'Born: 1990-03-14',
			'Age: 29 years old',
			'DOB: 14/02/1995. Marital status: single',
		],
		withLine,
	),
	accepts: {
		...casesOf(
			[
				'Worked with children aged 6 to 9',
				'Age range taught: 5 to 11',
				'Born and raised in Hull',
				'New Age: 30 songs',
				'Key Stage 2, ages 7–11',
				'Checked date of birth and address at each visit',
				'Firstborn of 3',
			],
			withLine,
		),
		'in bullets': withBullets(
			'Checked each patient’s name and date of birth before 40 blood tests a day',
			'Cared for people aged 65 and over',
		),
	},
}
