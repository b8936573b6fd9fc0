import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const retailSupervisor: SampleCv = {
	id: 'retail-supervisor',
	profession: 'Retail supervisor',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Callum',
			lastName: 'Abernethy',
			headline: 'Store Supervisor',
			email: 'callum.abernethy@example.com',
			phone: '07700 900271',
			city: 'Dundee',
		},
		professionalSummary: [
			'Supervisor with eight years in food and clothing shops, from Saturday staff to keyholder.',
			'Opens and closes a store of 22 people, keeps the shelves and the rota full, and would rather settle a complaint at the till than by letter.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Store Supervisor and keyholder',
				employer: 'Tayside Foodmarket',
				location: 'Dundee',
				startDate: '2021-10',
				current: true,
				summary: 'A supermarket that takes £190,000 a week.',
				achievements: [
					'Run shifts of up to 14, with opening, closing and the cash office',
					'Cut waste in fresh food from 4.1% to 2.6% of sales by marking down twice a day instead of once',
					'Plan the rota for 22 people; agency hours fell from 60 to 12 a month',
					'Trained nine new starters on tills, age checks and manual handling',
				],
			},
			{
				jobTitle: 'Sales Assistant',
				employer: 'Northgate Clothing',
				location: 'Perth',
				startDate: '2018-03',
				endDate: '2021-09',
				achievements: [
					'Served the fitting rooms and a till that took £3,500 on a Saturday',
					'Counted stock each quarter and brought differences from £1,100 down to £240',
					'Set up the store’s click and collect desk, 70 parcels a day by the end of its first year',
				],
			},
			{
				jobTitle: 'Saturday Assistant',
				employer: 'Broughty Books',
				location: 'Dundee',
				startDate: '2016-06',
				endDate: '2018-02',
				achievements: ['Unpacked deliveries, built window displays and answered the telephone'],
			},
		],
		education: [
			{
				qualification: 'SVQ Level 3 in Retail Skills',
				institution: 'Dundee and Angus College',
				startDate: '2019-09',
				endDate: '2020-06',
			},
			{
				qualification: 'National 5s, six, including English and Mathematics',
				institution: 'Grove Academy',
				endDate: '2016',
			},
		],
		skills: [
			...toSkills(
				'Shop',
				'cash office',
				'stock counts',
				'visual merchandising',
				'waste and mark-downs',
			),
			...toSkills('People', 'rotas', 'training', 'complaints', 'Challenge 25'),
		],
		certification: [
			{ name: 'Personal Licence (Scotland)', issuer: 'Dundee City Council', date: '2022-05' },
			{ name: 'Emergency First Aid at Work', issuer: 'St Andrew’s First Aid', date: '2024-03' },
		],
		interests: [{ name: 'Five-a-side football' }, { name: 'hill walking' }],
	}),
}
