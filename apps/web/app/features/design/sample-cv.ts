import { type CvDocument, cvDocumentSchema } from '@app/cv'

/** A fictional person's CV for looking at a template before anything is written. */
export const sampleCv: CvDocument = cvDocumentSchema.parse({
	personalInfo: {
		firstName: 'Maya',
		lastName: 'Whitcombe',
		headline: 'Primary school teaching assistant',
		email: 'maya.whitcombe@example.com',
		phone: '07700 900412',
		city: 'Sheffield',
		postalCode: 'S10 2TN',
	},
	professionalSummary: [
		'Level 3 teaching assistant with six years in Key Stage 1, most of them with children who find reading hard.',
		'Calm in a busy room, trusted by parents, and used to planning with teachers rather than after them.',
		'Looking for a post with one-to-one support.',
	].join(' '),
	experience: [
		{
			id: 'job-1',
			jobTitle: 'Teaching assistant, Year 2',
			employer: 'Fir Vale Primary School',
			location: 'Sheffield',
			startDate: '2021-09',
			current: true,
			achievements: [
				'Run daily phonics groups for 12 children; 10 reached the expected standard in 2024',
				'Support two children with education, health and care plans, one of them non-verbal',
				'Started a reading breakfast that 25 families now come to each week',
			],
		},
		{
			id: 'job-2',
			jobTitle: 'Nursery practitioner',
			employer: 'Little Acorns Day Nursery',
			location: 'Rotherham',
			startDate: '2018-08',
			endDate: '2021-08',
			achievements: [
				'Key person for six children aged two to four',
				'Wrote the nursery’s plan for settling in, still used today',
			],
		},
	],
	education: [
		{
			id: 'course-1',
			qualification: 'NVQ Level 3',
			fieldOfStudy: 'Supporting Teaching and Learning',
			institution: 'The Sheffield College',
			endDate: '2020-07',
		},
	],
	skills: [
		{ id: 'skill-1', name: 'Systematic phonics' },
		{ id: 'skill-2', name: 'Makaton' },
		{ id: 'skill-3', name: 'Behaviour support' },
		{ id: 'skill-4', name: 'Lesson preparation' },
		{ id: 'skill-5', name: 'Safeguarding (Level 2)' },
	],
	certification: [
		{
			id: 'certificate-1',
			name: 'Paediatric First Aid',
			issuer: 'St John Ambulance',
			date: '2024-02',
		},
	],
	language: [
		{ id: 'language-1', name: 'English', proficiency: 'native' },
		{ id: 'language-2', name: 'Punjabi', proficiency: 'B2' },
	],
	referencesOnRequest: true,
})
