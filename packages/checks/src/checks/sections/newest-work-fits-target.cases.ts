import { cvDocumentSchema } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { newestWorkFitsTarget } from './newest-work-fits-target.ts'

const driving = [
	'Drove a 44-tonne artic on nights between Doncaster and Bristol',
	'Checked tachograph hours, the load and the trailer before each run',
	'Held an HGV Class 1 licence and driver CPC, with ADR for tanks',
]
const nursing = [
	'Gave intravenous medication and took bloods for eight patients',
	'Wrote care plans and escalated with NEWS2 and SBAR',
	'Assessed wound care, venepuncture and cannulation of student nurses',
]

type Person = { headline: string; profile: string; jobTitle: string; lines: string[] }

const person = ({ headline, profile, jobTitle, lines }: Person): Case => ({
	cv: (cv) =>
		cvDocumentSchema.parse({
			personalInfo: { ...cv.personalInfo, headline },
			professionalSummary: profile,
			experience: [
				{
					id: 'a',
					jobTitle,
					employer: 'Hill',
					startDate: '2020-01',
					current: true,
					achievements: lines,
				},
				{
					id: 'b',
					jobTitle: 'Cleaner',
					employer: 'Dale',
					startDate: '2016-01',
					endDate: '2019-12',
				},
			],
		}),
})

const software = 'Writes TypeScript and React, with PostgreSQL, Docker and Kubernetes behind it.'

export const newestWorkFitsTargetCases: CheckCases = {
	check: newestWorkFitsTarget,
	finds: {
		'a developer who drives': person({
			headline: 'Software Engineer',
			profile: software,
			jobTitle: 'HGV Class 1 Driver',
			lines: driving,
		}),
		'a developer who nurses': person({
			headline: 'Front-end Developer',
			profile: software,
			jobTitle: 'Staff Nurse',
			lines: nursing,
		}),
	},
	accepts: {
		'one who says so': person({
			headline: 'Software Engineer',
			profile: `${software} I taught myself at night while working as a driver.`,
			jobTitle: 'HGV Class 1 Driver',
			lines: driving,
		}),
		'the same work': person({
			headline: 'Staff Nurse',
			profile: 'A nurse of acute medicine.',
			jobTitle: 'Senior Nurse',
			lines: nursing,
		}),
		'the same trade under another name': person({
			headline: 'Transport planner',
			profile: 'HGV Class 1, driver CPC, tachograph analysis and ADR.',
			jobTitle: 'Trunker',
			lines: driving,
		}),
		'no target': person({ headline: '', profile: '', jobTitle: 'Trunker', lines: driving }),
		'a target of no trade that is known': person({
			headline: 'Puppeteer',
			profile: 'I make shadow puppets.',
			jobTitle: 'Trunker',
			lines: driving,
		}),
	},
}
