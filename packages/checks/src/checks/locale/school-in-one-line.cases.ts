import { type CvDocument, cvDocumentSchema } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { schoolInOneLine } from './school-in-one-line.ts'

const subjects = ['English (A)', 'Mathematics (B)', 'Biology (B)', 'French (C)', 'History (A)']

const taught = (degreeEnd: string, details: string[], qualification = 'GCSEs'): Case => ({
	cv: (cv: CvDocument) =>
		cvDocumentSchema.parse({
			...cv,
			education: [
				{ id: 'd', qualification: 'BSc Nursing', institution: 'Leeds', endDate: degreeEnd },
				{ id: 's', qualification, institution: 'Hall Cross Academy', endDate: '2008', details },
			],
		}),
})

export const schoolInOneLineCases: CheckCases = {
	check: schoolInOneLine,
	finds: {
		'GCSEs, one a line': taught('2013', subjects),
		'A-levels in one long line': taught('2012', [subjects.join(', ')], 'A-levels'),
	},
	accepts: {
		'a degree of last year': taught('2025', subjects),
		'one line': taught('2013', ['Nine, including English and Mathematics']),
		'a diploma': taught('2013', subjects, 'BTEC Level 3'),
	},
}
