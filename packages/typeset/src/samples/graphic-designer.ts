import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const graphicDesigner: SampleCv = {
	id: 'graphic-designer',
	profession: 'Graphic designer',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Clémence',
			lastName: 'Adeyemi',
			headline: 'Graphic Designer, books and exhibitions',
			email: 'clemence.adeyemi@example.com',
			phone: '+44 7700 900276',
			city: 'Margate',
			website: 'https://clemence.example.com',
		},
		professionalSummary: [
			'Designer of books, labels and rooms full of things.',
			'I like long texts, short deadlines and printers who argue back.',
			'Eight years in museums and publishing, the last three as the only designer in the building.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Designer',
				employer: 'Turnstone Museum',
				location: 'Margate',
				startDate: '2022-06',
				current: true,
				achievements: [
					'Design every label, map and poster for a museum of 90,000 visitors a year',
					'Reset 640 labels in larger type; visitors with low vision now rate them 4.6 out of 5',
					'Cut print costs by 31% with two paper sizes in place of eleven',
				],
			},
			{
				jobTitle: 'Junior Designer',
				employer: 'Halyard Books',
				location: 'London',
				startDate: '2018-01',
				endDate: '2022-05',
				achievements: [
					'Set 74 books from manuscript to press, among them a cookery book that sold 41,000 copies',
					'Built the templates that took a week off the making of each title',
				],
			},
			{
				jobTitle: 'Print Room Assistant',
				employer: 'Kent Institute of Art',
				location: 'Canterbury',
				startDate: '2016-09',
				endDate: '2017-12',
				achievements: ['Taught letterpress to groups of eight, two evenings a week'],
			},
		],
		education: [
			{
				qualification: 'BA (Hons) Graphic Communication',
				institution: 'Kent Institute of Art',
				location: 'Canterbury',
				startDate: '2013-09',
				endDate: '2016-06',
				grade: 'First',
			},
		],
		awards: [
			{ title: 'Shortlisted, Book Cover of the Year', issuer: 'Small Presses Guild', date: '2021' },
		],
		skills: [
			...toSkills('Design', 'typesetting', 'wayfinding', 'illustration', 'accessible print'),
			...toSkills('Tools', 'InDesign', 'Illustrator', 'Figma', 'Risograph'),
		],
		language: [
			{ name: 'English', proficiency: 'native' },
			{ name: 'French', proficiency: 'native' },
		],
		interests: [{ name: 'Hand-cut lettering' }, { name: 'tide tables' }],
	}),
}
