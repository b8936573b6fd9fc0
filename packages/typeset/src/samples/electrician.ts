import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const electrician: SampleCv = {
	id: 'electrician',
	profession: 'Electrician',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Dermot',
			lastName: 'Quigley',
			headline: 'Approved Electrician, commercial and industrial',
			email: 'dermot.quigley@example.com',
			phone: '07700 900518',
			city: 'Glasgow',
			postalCode: 'G41 2QA',
		},
		professionalSummary: [
			'Approved electrician with sixteen years on hospitals, schools, distilleries and shops.',
			'I read drawings before I order, test as I go and leave a board that the next person can follow.',
			'Gold SJIB card, own van, happy to work away.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Site Supervisor, Electrical',
				employer: 'Clydeside Building Services',
				location: 'Glasgow',
				startDate: '2022-02',
				current: true,
				achievements: [
					'Lead six electricians and two apprentices on school refurbishments of £0.4 to £1.8 million',
					'Brought snags at handover down from 61 to 9 a school with a checklist for each room',
					'Handed over four schools in the summer holidays, each before the first day of term',
				],
			},
			{
				jobTitle: 'Electrician',
				employer: 'Speyside Process Engineering',
				location: 'Elgin',
				startDate: '2018-05',
				endDate: '2022-01',
				achievements: [
					'Installed and tested control panels, motors and containment for three distilleries, in zones 1 and 2',
					'Found the earth fault that had stopped a mash house for two days, in under an hour',
				],
			},
			{
				jobTitle: 'Electrician, maintenance',
				employer: 'Queen’s Cross Hospital',
				location: 'Glasgow',
				startDate: '2014-09',
				endDate: '2018-04',
				achievements: [
					'Kept theatres, generators and nurse call systems running on a rota of five',
					'Carried out fixed-wire testing of 212 circuits a month without closing a ward',
				],
			},
			{
				jobTitle: 'Electrician',
				employer: 'Brightwell Shopfitting',
				location: 'Scotland and the North of England',
				startDate: '2012-08',
				endDate: '2014-08',
				achievements: ['Fitted out 38 shops at night, most of them in four shifts'],
			},
			{
				jobTitle: 'Apprentice Electrician',
				employer: 'J. Auld and Daughters',
				location: 'Paisley',
				startDate: '2008-08',
				endDate: '2012-07',
				achievements: ['Rewired tenements room by room while families lived in them'],
			},
		],
		education: [
			{
				qualification: 'SVQ Level 3',
				fieldOfStudy: 'Electrical Installation',
				institution: 'Clyde Technical College',
				location: 'Glasgow',
				startDate: '2008-08',
				endDate: '2012-06',
			},
		],
		certification: [
			{ name: 'SJIB Gold Card, Approved Electrician', date: '2016-03', expires: '2027-03' },
			{ name: '18th Edition Wiring Regulations (BS 7671)', issuer: 'SQA', date: '2022-11' },
			{ name: 'Inspection and Testing (2391-52)', issuer: 'City & Guilds', date: '2017-06' },
			{ name: 'CompEx, modules 1 to 4', issuer: 'JTL', date: '2023-05', expires: '2028-05' },
			{ name: 'IPAF 3a and 3b', issuer: 'IPAF', date: '2024-02', expires: '2029-02' },
		],
		skills: [
			...toSkills(
				'Installation',
				'containment',
				'three-phase boards',
				'motor control',
				'fire alarms',
			),
			...toSkills(
				'Testing',
				'fault finding',
				'fixed-wire testing',
				'thermal imaging',
				'certification',
			),
			...toSkills('Site', 'reading drawings', 'permits to work', 'toolbox talks', 'apprentices'),
		],
		referencesOnRequest: true,
	}),
}
