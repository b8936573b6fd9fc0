import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const accountant: SampleCv = {
	id: 'accountant',
	profession: 'Accountant',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Harpreet',
			lastName: 'Gill',
			headline: 'Management Accountant, ACCA',
			email: 'harpreet.gill@example.com',
			phone: '07700 900319',
			city: 'Birmingham',
		},
		professionalSummary: [
			'ACCA-qualified management accountant with eight years in manufacturing and practice.',
			'Closes the month in four days, explains the figures to people who make things rather than to accountants, and has taken two firms through a change of system.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Management Accountant',
				employer: 'Tame Valley Castings',
				location: 'Birmingham',
				startDate: '2021-02',
				current: true,
				summary: 'A foundry with a turnover of £31 million and 240 people.',
				achievements: [
					'Brought the month-end close from nine working days to four',
					'Built the costing of 1,100 parts; prices of 70 that were sold below cost were put right',
					'Forecast cash by the week for 13 weeks, within 5% in ten of the last twelve months',
					'Moved purchase ledger and stock to Business Central with no month closed late',
				],
			},
			{
				jobTitle: 'Accountant',
				employer: 'Lickey Hills Accountants',
				location: 'Bromsgrove',
				startDate: '2017-09',
				endDate: '2021-01',
				achievements: [
					'Prepared accounts and tax returns for 55 owner-managed companies and 30 sole traders',
					'Took 40 clients to digital VAT returns a quarter before they had to',
					'Trained two apprentices, both of whom passed their AAT Level 3 at the first try',
				],
			},
			{
				jobTitle: 'Accounts Assistant',
				employer: 'Lickey Hills Accountants',
				location: 'Bromsgrove',
				startDate: '2015-07',
				endDate: '2017-08',
				achievements: ['Kept the books and the payroll of 20 small firms'],
			},
		],
		education: [
			{
				qualification: 'ACCA, all papers passed at the first try',
				institution: 'Association of Chartered Certified Accountants',
				startDate: '2015-09',
				endDate: '2018-12',
			},
			{
				qualification: 'BSc (Hons) Accounting and Finance',
				institution: 'Aston University',
				startDate: '2012-09',
				endDate: '2015-07',
				grade: '2:1',
			},
		],
		skills: [
			...toSkills(
				'Accounting',
				'month-end close',
				'product costing',
				'cash forecasts',
				'UK GAAP (FRS 102)',
			),
			...toSkills('Programs', 'Business Central', 'Sage 200', 'Power BI', 'Excel with Power Query'),
		],
		certification: [
			{
				name: 'Member of ACCA',
				issuer: 'Association of Chartered Certified Accountants',
				date: '2019-02',
			},
		],
		language: [
			{ name: 'English', proficiency: 'native' },
			{ name: 'Punjabi', proficiency: 'native' },
		],
	}),
}
