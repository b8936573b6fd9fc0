import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const cleaner: SampleCv = {
	id: 'cleaner',
	profession: 'Cleaner',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Luísa',
			lastName: 'Gonçalves',
			headline: 'Cleaner and Team Leader',
			email: 'luisa.goncalves@example.com',
			phone: '07700 900640',
			city: 'Thetford',
			country: 'United Kingdom',
		},
		professionalSummary:
			'Cleaner with eleven years in schools, offices and food factories, four of them leading a team. On time, trusted with keys and alarms, and careful with what stands on other people’s desks.',
		experience: [
			{
				jobTitle: 'Cleaning Team Leader',
				employer: 'Brecks Facilities',
				location: 'Thetford',
				startDate: '2021-10',
				current: true,
				achievements: [
					'Lead five cleaners in two schools and a surgery, from five to eight each morning',
					'Passed all eleven infection control visits since I took over',
					'Saved a third of the chemicals by measuring them into labelled bottles',
				],
			},
			{
				jobTitle: 'Hygiene Operative',
				employer: 'Fenland Foods',
				location: 'Wisbech',
				startDate: '2017-03',
				endDate: '2021-09',
				achievements: [
					'Stripped, cleaned and rebuilt slicing lines at night, ready for the six o’clock swab',
					'Trained twelve new colleagues in Portuguese and English',
				],
			},
			{
				jobTitle: 'Room Attendant',
				employer: 'Hotel Boa Vista',
				location: 'Porto, Portugal',
				startDate: '2014-05',
				endDate: '2017-01',
				achievements: ['Prepared 16 rooms a day and reported every fault before noon'],
			},
		],
		education: [
			{
				qualification: 'Ensino secundário',
				institution: 'Escola Secundária de Gondomar',
				location: 'Portugal',
				endDate: '2012',
			},
		],
		certification: [
			{ name: 'COSHH awareness', issuer: 'Highfield', date: '2024-01' },
			{ name: 'Level 2 Food Safety', issuer: 'Highfield', date: '2023-03' },
			{ name: 'DBS, enhanced', date: '2024-09' },
		],
		skills: toSkills(
			'',
			'floor machines',
			'colour-coded cleaning',
			'window cleaning',
			'stock orders',
			'key holding',
		),
		language: [
			{ name: 'Portuguese', proficiency: 'native' },
			{ name: 'English', proficiency: 'B2' },
			{ name: 'Spanish', proficiency: 'B1' },
		],
		referencesOnRequest: true,
	}),
}
