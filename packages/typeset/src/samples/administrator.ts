import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const administrator: SampleCv = {
	id: 'administrator',
	profession: 'Administrator',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Rhian',
			lastName: 'Prosser',
			headline: 'Office Administrator',
			email: 'rhian.prosser@example.com',
			phone: '07700 900845',
			city: 'Swansea',
		},
		professionalSummary: [
			'Administrator with ten years in a surgery, a college and a firm of surveyors.',
			'Keeps diaries, invoices and meetings in order for people who do not have the time, in English and Welsh, and writes minutes that settle arguments.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Office Administrator',
				employer: 'Gower Surveyors',
				location: 'Swansea',
				startDate: '2020-01',
				current: true,
				summary: 'An office of 16 surveyors and three administrators.',
				achievements: [
					'Keep the diaries of six surveyors and book about 45 visits a week',
					'Send 120 invoices a month; payments later than 30 days fell from 28% to 9% after I began to ring on day 21',
					'Moved 14,000 paper files to SharePoint with names that everybody can search',
					'Take minutes for the partners and chase what was agreed',
				],
			},
			{
				jobTitle: 'Admissions Assistant',
				employer: 'Neath Valley College',
				location: 'Neath',
				startDate: '2016-08',
				endDate: '2019-12',
				achievements: [
					'Answered 60 enquiries a day by telephone and email in the weeks of enrolment',
					'Checked 900 applications a year against their entry rules',
					'Wrote the Welsh versions of 25 letters, used until today',
				],
			},
			{
				jobTitle: 'Medical Receptionist',
				employer: 'Uplands Surgery',
				location: 'Swansea',
				startDate: '2014-09',
				endDate: '2016-07',
				achievements: ['Booked appointments for five doctors and kept the prescription desk'],
			},
		],
		education: [
			{
				qualification: 'Level 3 NVQ in Business and Administration',
				institution: 'Gower College Swansea',
				startDate: '2015-09',
				endDate: '2016-07',
			},
			{
				qualification: 'A levels',
				fieldOfStudy: 'English Literature (B), Welsh (B), History (C)',
				institution: 'Bishopston Comprehensive School',
				endDate: '2014',
			},
		],
		skills: [
			...toSkills('Office', 'diaries', 'minutes', 'invoices', 'travel'),
			...toSkills(
				'Programs',
				'Microsoft 365',
				'SharePoint',
				'Xero',
				'audio typing, 70 words a minute',
			),
		],
		language: [
			{ name: 'Welsh', proficiency: 'native' },
			{ name: 'English', proficiency: 'native' },
		],
		volunteering: [
			{
				role: 'Treasurer',
				organisation: 'Mumbles Community Choir',
				startDate: '2019-09',
				current: true,
				achievements: ['Keep the accounts and the gift aid claims for 64 members'],
			},
		],
	}),
}
