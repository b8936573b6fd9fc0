import { type CvDocument, cvDocumentSchema } from '@app/cv'

/** A care worker's CV with something in most sections, about nobody. */
export const careWorker: CvDocument = cvDocumentSchema.parse({
	personalInfo: {
		firstName: 'Zofia',
		lastName: 'Wójcik-Hart',
		headline: 'Senior care assistant',
		email: 'zofia.wojcik@example.com',
		phone: '+44 7700 900521',
		city: 'Stoke-on-Trent',
		country: 'United Kingdom',
	},
	professionalSummary:
		'Senior care assistant with nine years in dementia and end-of-life care. Trusted with medication rounds, and the colleague whom families ask for by name.',
	experience: [
		{
			id: 'job-1',
			jobTitle: 'Senior Care Assistant',
			employer: 'Larkfield House Nursing Home',
			location: 'Stoke-on-Trent',
			startDate: '2019-04',
			current: true,
			achievements: [
				'Lead a shift of 6 carers for 32 residents, 18 of them living with dementia',
				'Cut missed medication records from 14 to 3 a month by pairing carers at the evening round',
				'Trained 11 new starters in moving and handling; all passed at the first attempt',
			],
		},
		{
			id: 'job-2',
			jobTitle: 'Care Assistant',
			employer: 'Brookside Home Care',
			location: 'Crewe',
			startDate: '2015-09',
			endDate: '2019-03',
			achievements: [
				'Visited up to 9 people a day at home for washing, meals and medication',
				'Kept electronic care notes for every visit, audited twice a year without a fault',
			],
		},
	],
	education: [
		{
			id: 'course-1',
			qualification: 'Level 3 Diploma in Adult Care',
			institution: 'Stoke-on-Trent College',
			startDate: '2017-09',
			endDate: '2018-07',
		},
	],
	skills: [
		{ id: 'skill-1', name: 'Dementia care' },
		{ id: 'skill-2', name: 'Medication administration' },
		{ id: 'skill-3', name: 'Moving and handling' },
		{ id: 'skill-4', name: 'Safeguarding' },
		{ id: 'skill-5', name: 'End-of-life care' },
		{ id: 'skill-6', name: 'Person Centred Software' },
	],
	language: [
		{ id: 'language-1', name: 'Polish', proficiency: 'native' },
		{ id: 'language-2', name: 'English', proficiency: 'C1' },
	],
	certification: [
		{
			id: 'certificate-1',
			name: 'First Aid at Work',
			issuer: 'St John Ambulance',
			date: '2024-03',
		},
	],
	interests: [{ id: 'interest-1', name: 'Allotment gardening' }],
})
