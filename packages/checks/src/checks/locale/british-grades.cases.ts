import { cvDocumentSchema } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import { casesOf } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { britishGrades } from './british-grades.ts'

const graded = (grade: string): Case => ({
	cv: (cv) =>
		cvDocumentSchema.parse({
			...cv,
			education: [{ id: 'e', qualification: 'BSc Biology', institution: 'Leeds', grade }],
		}),
})

export const britishGradesCases: CheckCases = {
	check: britishGrades,
	finds: casesOf(['GPA 3.8', 'GPA: 3.6/4.0', 'CGPA 8.4', '3.45/4.00'], graded),
	accepts: casesOf(
		['2:1', 'First class', 'GPA 3.8 (2:1)', '1,3', '96%', 'Distinction, GPA 4.0', ''],
		graded,
	),
}
