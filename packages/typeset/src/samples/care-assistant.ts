import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const careAssistant: SampleCv = {
	id: 'care-assistant',
	profession: 'Care assistant',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Blessing',
			lastName: 'Okonkwo',
			headline: 'Senior Care Assistant',
			email: 'blessing.okonkwo@example.com',
			phone: '07700 900538',
			city: 'Leicester',
			postalCode: 'LE3 1AA',
		},
		professionalSummary: [
			'Care assistant with seven years in dementia and end-of-life care, the last three in charge of a shift.',
			'Patient with people who are frightened, exact with medicines, and trusted by families.',
			'Looking for a senior post with training to deputy manager.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Senior Care Assistant',
				employer: 'Bradgate View Care Home',
				location: 'Leicester',
				startDate: '2022-04',
				current: true,
				summary: 'A home for 42 people, 20 of them on the dementia floor.',
				achievements: [
					'Lead a day shift of six for 20 residents who live with dementia',
					'Give medicines to 14 residents each round; no errors in the last three monthly audits',
					'Rewrote 20 care plans with residents and families, so that each says how the person likes to be woken',
					'Brought in a photo board for mealtimes, after which eight residents eat in the dining room again',
				],
			},
			{
				jobTitle: 'Care Assistant',
				employer: 'Soar Valley Home Care',
				location: 'Loughborough',
				startDate: '2018-06',
				endDate: '2022-03',
				achievements: [
					'Visited up to 12 people a day for washing, meals and medicines, on time through two winters',
					'Used hoists and slide sheets with a colleague for four people who cannot stand',
					'Noticed and reported three early pressure sores, all healed without a hospital stay',
				],
			},
			{
				jobTitle: 'Kitchen assistant',
				employer: 'Rushey Fields School',
				location: 'Leicester',
				startDate: '2015-09',
				endDate: '2018-05',
				achievements: ['Served 180 lunches a day and kept the allergy list with the cook'],
			},
		],
		education: [
			{
				qualification: 'Level 3 Diploma in Adult Care',
				institution: 'Leicester College',
				startDate: '2020-09',
				endDate: '2021-12',
			},
			{
				qualification: 'Care Certificate',
				institution: 'Soar Valley Home Care',
				endDate: '2018-09',
			},
		],
		skills: [
			...toSkills('Care', 'dementia care', 'end-of-life care', 'medicines', 'moving and handling'),
			...toSkills('Records', 'care plans', 'Person Centred Software', 'handover'),
		],
		certification: [
			{ name: 'Enhanced DBS check, on the update service', date: '2025-01' },
			{ name: 'Safeguarding Adults Level 2', date: '2025-02' },
			{ name: 'Emergency First Aid', issuer: 'British Red Cross', date: '2024-11' },
		],
		language: [
			{ name: 'English', proficiency: 'native' },
			{ name: 'Igbo', proficiency: 'native' },
		],
		referencesOnRequest: true,
	}),
}
