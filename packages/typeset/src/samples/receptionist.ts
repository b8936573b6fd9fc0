import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const receptionist: SampleCv = {
	id: 'receptionist',
	profession: 'Receptionist',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Marisol',
			lastName: 'Trevithick',
			headline: 'Head Receptionist',
			email: 'marisol.trevithick@example.com',
			phone: '07700 900187',
			city: 'Bath',
		},
		professionalSummary:
			'Receptionist with nine years at front desks of 20 to 140 rooms. Remembers names, settles complaints before they are written down, and trains night staff who stay.',
		experience: [
			{
				jobTitle: 'Head Receptionist',
				employer: 'The Royal Crescent View',
				location: 'Bath',
				startDate: '2021-03',
				current: true,
				achievements: [
					'Lead a desk of seven for 140 rooms, open day and night',
					'Raised direct bookings from 22% to 37% by answering email within the hour',
					'Wrote the arrival checklist that halved wrong-room check-ins',
					'Trained nine night receptionists, eight of whom are still here',
				],
			},
			{
				jobTitle: 'Receptionist',
				employer: 'Avonmouth Conference Hotel',
				location: 'Bristol',
				startDate: '2017-05',
				endDate: '2021-02',
				achievements: [
					'Checked in coaches of 50 guests in under 20 minutes',
					'Kept the cash float right to the penny for 14 months running',
				],
			},
			{
				jobTitle: 'Waiter',
				employer: 'Pump Yard Café',
				location: 'Bath',
				startDate: '2015-06',
				endDate: '2017-04',
				achievements: ['Served 120 covers on a Saturday and closed the till alone'],
			},
		],
		education: [
			{
				qualification: 'Level 3 Diploma',
				fieldOfStudy: 'Hospitality Supervision',
				institution: 'City of Bath College',
				startDate: '2018-09',
				endDate: '2019-07',
			},
			{
				qualification: 'GCSEs, eight, including English (7) and Mathematics (6)',
				institution: 'Oldfield School',
				location: 'Bath',
				endDate: '2013',
			},
		],
		skills: [
			...toSkills('Front desk', 'Opera Cloud', 'Mews', 'group check-in', 'cash handling'),
			...toSkills('People', 'complaints', 'rotas', 'training'),
		],
		certification: [
			{
				name: 'First Aid at Work',
				issuer: 'St John Ambulance',
				date: '2024-10',
				expires: '2027-10',
			},
			{ name: 'Personal Licence', issuer: 'Bath and North East Somerset Council', date: '2022-01' },
		],
		language: [
			{ name: 'English', proficiency: 'native' },
			{ name: 'Spanish', proficiency: 'native' },
			{ name: 'German', proficiency: 'B1' },
		],
		interests: [{ name: 'Choir' }, { name: 'open-water swimming' }],
	}),
}
