import type { Case } from '@app/cv/fixtures'
import { casesOf, withBullets, withCv } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noThirdPerson } from './no-third-person.ts'

const profile = (professionalSummary: string): Case => withCv({ professionalSummary })

const named = (firstName: string, professionalSummary: string): Case => ({
	cv: (cv) => ({
		...cv,
		personalInfo: { ...cv.personalInfo, firstName, lastName: 'Hodgson' },
		professionalSummary,
	}),
})

export const noThirdPersonCases: CheckCases = {
	check: noThirdPerson,
	finds: {
		'by name': named('Robin', 'Robin is a patient teacher. Robin joined the school in 2019.'),
		'by a name that is a verb': named('Mark', 'Mark has taught for eight years.'),
		'by both names': named('Sarah', 'Sarah Hodgson manages a shop of eight.'),
		'by a plain name': named('Helen', 'Baker. Helen trained at Leith and bakes for 40.'),
		...casesOf(
			['She has ten years of experience on wards.', 'A driver. He holds a clean licence.'],
			profile,
		),
		'in a bullet': withBullets('He managed a kitchen of six', 'Ordered fish for the week'),
	},
	accepts: {
		'a teacher called Mark': named('Mark', 'Mark essays for four classes. Mark books every week.'),
		'marked work of a Mark': named('Mark', 'Mark completed tests and return them within a week.'),
		'a council officer called Grant': named(
			'Grant',
			'Grant licences for taxis and street trading.',
		),
		'a gardener called Rose': named('Rose', 'Rose gardens, hedges and lawns for 20 houses.'),
		'a fundraiser called Bill': named('Bill', 'Bill clients monthly. Bill repairs to insurers.'),
		'a nurse called Victoria': named('Victoria', 'Nurse. Victoria wards, Leeds.'),
		'a minister called Will': named('Will', 'Will writing and probate for families.'),
		...casesOf(
			[
				'Nurse with ten years of experience on wards.',
				'I teach reading to children who think they cannot, and she who laughs last is my pupil.',
				'Sheffield is where I work. Helped the founder when she was ill.',
				'They say I am patient. Hebrew and English speaker.',
			],
			profile,
		),
		'a patient inside a sentence': withBullets(
			'Cared for a patient after he had left hospital',
			'Helped a pupil until she could read',
		),
	},
}
