import type { Case, CheckCases } from '../../fixtures/cases.ts'
import { casesOf, withBullets, withCv } from '../../fixtures/change-cv.ts'
import { noThirdPerson } from './no-third-person.ts'

const profile = (professionalSummary: string): Case => withCv({ professionalSummary })

const named: Case = {
	cv: (cv) => ({
		...cv,
		personalInfo: { ...cv.personalInfo, firstName: 'Robin' },
		professionalSummary: 'Robin is a patient teacher. Robin joined the school in 2019.',
	}),
}

export const noThirdPersonCases: CheckCases = {
	check: noThirdPerson,
	finds: {
		'by name': named,
		...casesOf(
			['She has ten years of experience on wards.', 'A driver. He holds a clean licence.'],
			profile,
		),
		'in a bullet': withBullets('He managed a kitchen of six', 'Ordered fish for the week'),
	},
	accepts: {
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
