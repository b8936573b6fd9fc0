import { cvDocumentSchema } from '@app/cv'
import { type Case, casesOf } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { showsTradePaper } from './shows-trade-paper.ts'

// Somebody of a trade whose CV holds nothing but the job and this line.
const working = (jobTitle: string, line = 'Worked five nights a week', country = 'UK'): Case => ({
	cv: (cv) => {
		const job = { jobTitle, employer: 'Hill House', startDate: '2021-03', current: true }
		return cvDocumentSchema.parse({
			personalInfo: { ...cv.personalInfo, headline: '', country },
			experience: [{ id: 'j', ...job, achievements: [line] }],
		})
	},
})

export const showsTradePaperCases: CheckCases = {
	check: showsTradePaper,
	finds: {
		...casesOf(
			[
				'Staff Nurse, Ward 4',
				'Senior Social Worker (Adults)',
				'Door Supervisor',
				'Year 4 Teacher',
				'Gas Engineer',
				'Dental Nurse',
			],
			(title) => working(title),
		),
		'a nurse in Ireland with a British PIN': working('Nurse', 'NMC registered', 'Ireland'),
	},
	accepts: {
		'a PIN': working('Staff Nurse', 'NMC registered, PIN 12A3456B'),
		'a licence': working('Security Officer', 'SIA licensed to 2027'),
		'a status': working('Year 4 Teacher', 'PGCE, University of Leeds'),
		'a nursery nurse': working('Nursery Nurse'),
		'a trade without papers': working('Plasterer'),
		'a title that only holds the word': working('Nursing Assistant'),
		'somebody who is learning': working('Student Nurse'),
		'another country': working('Staff Nurse', 'Worked nights', 'Germany'),
	},
}
