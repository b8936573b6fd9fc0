import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const architect: SampleCv = {
	id: 'architect',
	profession: 'Architect',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Hana',
			lastName: 'Novák-Reid',
			headline: 'Architect',
			email: 'hana.novak@example.com',
			phone: '+44 7700 900733',
			city: 'Edinburgh',
			website: 'https://novakreid.example.com',
		},
		professionalSummary:
			'Architect of small public buildings and of repairs that nobody notices. Twelve years in practice, nine buildings finished, all of them still in use.',
		experience: [
			{
				jobTitle: 'Associate',
				employer: 'Lowther Street Architects',
				location: 'Edinburgh',
				startDate: '2020-01',
				current: true,
				achievements: [
					'Led a library of 1,400 m² from competition to opening, 2% under budget',
					'Wrote the practice’s timber details, used on six buildings since',
					'Mentor three assistants through their final examinations',
				],
			},
			{
				jobTitle: 'Architect',
				employer: 'Studio Vltava',
				location: 'Prague',
				startDate: '2015-09',
				endDate: '2019-12',
				achievements: [
					'Repaired a school of 1911 while 300 children were taught in it',
					'Drew and detailed a chapel of 60 seats in rammed earth',
				],
			},
			{
				jobTitle: 'Architectural Assistant',
				employer: 'Forth Conservation',
				location: 'Leith',
				startDate: '2013-08',
				endDate: '2014-08',
				achievements: ['Measured and drew 31 listed tenements by hand and by scanner'],
			},
		],
		education: [
			{
				qualification: 'Part 3, Professional Practice',
				institution: 'Edinburgh College of Art',
				endDate: '2016',
			},
			{
				qualification: 'MArch',
				institution: 'Czech Technical University',
				location: 'Prague',
				startDate: '2011-09',
				endDate: '2013-06',
			},
		],
		awards: [{ title: 'Small Building of the Year', issuer: 'Lothian Civic Trust', date: '2024' }],
		skills: toSkills('', 'Revit', 'Rhino', 'conservation', 'timber', 'contract administration'),
		language: [
			{ name: 'Czech', proficiency: 'native' },
			{ name: 'English', proficiency: 'C2' },
		],
	}),
}
