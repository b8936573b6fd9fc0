import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const primaryTeacher: SampleCv = {
	id: 'primary-teacher',
	profession: 'Primary teacher',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Amina',
			lastName: 'Hussain',
			headline: 'Year 4 Teacher and Mathematics Lead',
			email: 'amina.hussain@example.com',
			phone: '07700 900821',
			city: 'Bradford',
			postalCode: 'BD9 4RT',
			country: 'United Kingdom',
		},
		professionalSummary: [
			'Primary teacher with seven years in Key Stage 2 and three as mathematics lead in a two-form-entry school where 34 languages are spoken.',
			'I plan for the child who finds it hardest first.',
			'Seeking a first post as assistant head.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Year 4 Teacher and Mathematics Lead',
				employer: 'Heaton Moor Primary School',
				location: 'Bradford',
				startDate: '2021-09',
				current: true,
				achievements: [
					'Teach a class of 29, eleven of whom are new to English and five of whom have an education, health and care plan',
					'Led a move to teaching for mastery: pupils who reached the expected standard in mathematics at age 11 rose from 61% to 78% in three years',
					'Coach six colleagues through fortnightly visits and joint planning, with no grades given',
					'Manage a budget of £4,200 and wrote the calculation policy that two neighbouring schools now use',
				],
			},
			{
				jobTitle: 'Year 5 Teacher',
				employer: 'St Oswald’s Church of England Primary School',
				location: 'Leeds',
				startDate: '2018-09',
				endDate: '2021-08',
				achievements: [
					'Taught remotely through two lockdowns with 92% of the class present on the average day',
					'Started a reading club with 40 families, mostly on Friday mornings before work',
					'Mentored two trainees, both of whom now teach at the school',
				],
			},
			{
				jobTitle: 'Teaching Assistant',
				employer: 'Lilycroft Nursery School',
				location: 'Bradford',
				startDate: '2016-09',
				endDate: '2017-07',
				achievements: [
					'Ran a daily language group for six children who spoke Urdu or Punjabi at home',
				],
			},
		],
		education: [
			{
				qualification: 'PGCE with Qualified Teacher Status',
				fieldOfStudy: 'Primary (5–11) with Mathematics',
				institution: 'University of Leeds',
				startDate: '2017-09',
				endDate: '2018-07',
			},
			{
				qualification: 'BA (Hons) English and Education',
				institution: 'University of York',
				startDate: '2013-10',
				endDate: '2016-07',
				grade: 'First',
			},
		],
		certification: [
			{
				name: 'National Professional Qualification: Leading Teaching',
				issuer: 'Ambition Institute',
				date: '2023-12',
			},
			{
				name: 'Designated Safeguarding Lead training',
				issuer: 'Bradford Council',
				date: '2025-01',
				expires: '2027-01',
			},
			{
				name: 'Paediatric First Aid',
				issuer: 'British Red Cross',
				date: '2024-08',
				expires: '2027-08',
			},
		],
		skills: [
			...toSkills(
				'Teaching',
				'teaching for mastery',
				'systematic phonics',
				'English as an additional language',
				'adaptive teaching',
			),
			...toSkills(
				'Leading',
				'coaching',
				'curriculum planning',
				'working with parents',
				'data for governors',
			),
		],
		publications: [
			{
				title: 'Talk first: number lines for children new to English',
				authors: 'A. Hussain and R. Oyelaran',
				publisher: 'Primary Mathematics Today',
				date: '2024-03',
				url: 'https://example.com/talk-first',
			},
		],
		volunteering: [
			{
				role: 'School governor',
				organisation: 'Frizinghall Primary School',
				location: 'Bradford',
				startDate: '2023-01',
				current: true,
				achievements: ['Link governor for special educational needs'],
			},
		],
		language: [
			{ name: 'English', proficiency: 'native' },
			{ name: 'Urdu', proficiency: 'native' },
			{ name: 'Punjabi', proficiency: 'B2' },
		],
		reference: [
			{
				name: 'Judith Clough',
				jobTitle: 'Headteacher',
				organisation: 'Heaton Moor Primary School',
				email: 'head@example.com',
				phone: '07700 900530',
			},
			{
				name: 'Revd Martin Askew',
				jobTitle: 'Chair of Governors',
				organisation: 'St Oswald’s',
				email: 'martin.askew@example.com',
			},
		],
	}),
}
