import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const chef: SampleCv = {
	id: 'chef',
	profession: 'Chef',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Zoë',
			lastName: 'Łukaszewicz',
			headline: 'Sous Chef',
			email: 'zoe.lukaszewicz@example.com',
			phone: '+44 7700 900655',
			address: '4 Harbour Terrace',
			city: 'Falmouth',
			postalCode: 'TR11 3AB',
		},
		socialMedia: [{ network: 'Instagram', handle: '@zoecooksfish' }],
		professionalSummary: [
			'Sous chef in a two-rosette seafood kitchen.',
			'I cost every dish I put on, keep a section calm at 120 covers, and have taken three commis through their apprenticeships.',
			'Ready to run a small kitchen of my own.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Sous Chef',
				employer: 'The Pilot’s Table',
				location: 'Falmouth',
				startDate: '2022-03',
				current: true,
				summary: '60 seats, two AA rosettes, day-boat fish and a kitchen team of nine.',
				achievements: [
					'Run the pass four services a week, 90 to 120 covers, and stand in for the head chef during holidays',
					'Took gross profit on food from 64% to 69% by rewriting portion sheets and buying whole fish',
					'Cut food waste from 41 to 23 kg a week with a cured and pickled snack menu made from trimmings',
					'Raised our food hygiene rating from 4 to 5 and have kept it at two inspections',
				],
			},
			{
				jobTitle: 'Chef de Partie, sauce and fish',
				employer: 'Hôtel Beau Rivage',
				location: 'Saint-Malo, France',
				startDate: '2019-05',
				endDate: '2022-01',
				achievements: [
					'Prepared 18 sauces a day from scratch for a brasserie of 140 seats',
					'Wrote the crêpe and galette menu that now sells 200 plates on a summer Sunday',
				],
			},
			{
				jobTitle: 'Commis Chef',
				employer: 'Kernow Kitchens',
				location: 'Truro',
				startDate: '2017-07',
				endDate: '2019-04',
				achievements: [
					'Rotated through larder, pastry and grill while finishing an apprenticeship',
					'Baked the sourdough for three cafés, 80 loaves before seven each morning',
				],
			},
		],
		education: [
			{
				qualification: 'Level 3 Diploma',
				fieldOfStudy: 'Advanced Professional Cookery',
				institution: 'Truro and Penwith College',
				location: 'Truro',
				startDate: '2017-09',
				endDate: '2019-06',
				grade: 'Distinction',
			},
		],
		certification: [
			{ name: 'Level 3 Food Safety in Catering', issuer: 'Highfield', date: '2023-01' },
			{ name: 'HACCP for Managers', issuer: 'Highfield', date: '2023-04' },
			{
				name: 'First Aid at Work',
				issuer: 'St John Ambulance',
				date: '2024-09',
				expires: '2027-09',
			},
		],
		skills: [
			...toSkills(
				'Kitchen',
				'whole-fish butchery',
				'classical sauces',
				'laminated doughs',
				'curing and fermenting',
			),
			...toSkills(
				'Running it',
				'menu costing',
				'rotas',
				'allergen control',
				'supplier negotiation',
			),
		],
		awards: [
			{
				title: 'Young Seafood Chef, runner-up',
				issuer: 'West Country Food Guild',
				date: '2023-10',
				summary: 'For gurnard with smoked mussel cream and pickled samphire.',
			},
		],
		language: [
			{ name: 'English', proficiency: 'native' },
			{ name: 'Polish', proficiency: 'C2' },
			{ name: 'French', proficiency: 'B2' },
		],
		interests: [{ name: 'Sea swimming' }, { name: 'foraging' }, { name: 'brass band (cornet)' }],
		referencesOnRequest: true,
	}),
}
