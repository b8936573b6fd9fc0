import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const warehouseOperative: SampleCv = {
	id: 'warehouse-operative',
	profession: 'Warehouse operative',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Piotr',
			lastName: 'Wiśniewski',
			headline: 'Warehouse Operative and Forklift Driver',
			email: 'piotr.wisniewski@example.com',
			phone: '07700 900663',
			city: 'Doncaster',
		},
		professionalSummary: [
			'Warehouse operative with six years in ambient and chilled goods, licensed for counterbalance and reach trucks.',
			'Picks fast without mistakes, checks his truck before every shift, and has had no accident at work.',
			'Nights and weekends welcome.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Warehouse Operative and Reach Truck Driver',
				employer: 'Humberline Logistics',
				location: 'Doncaster',
				startDate: '2022-02',
				current: true,
				summary: 'A distribution centre with 18,000 pallet places.',
				achievements: [
					'Put away and bring down about 160 pallets a shift with a reach truck, up to 11 metres high',
					'Pick 95 cases an hour by voice, at 99.8% right over the last year',
					'Load 12 trailers a night in the order in which they are delivered',
					'Showed 15 agency workers how to pick, six of whom were taken on',
				],
			},
			{
				jobTitle: 'Picker and Packer',
				employer: 'Ridings Online Pharmacy',
				location: 'Wakefield',
				startDate: '2019-05',
				endDate: '2022-01',
				achievements: [
					'Packed 60 parcels an hour and checked each against its order',
					'Counted 400 places a week; differences fell from 1.9% to 0.6%',
					'Suggested moving the 50 fastest goods beside the benches, which saved each picker 2 km a shift',
				],
			},
			{
				jobTitle: 'Goods-in Assistant',
				employer: 'Lake Lane Builders’ Merchants',
				location: 'Barnsley',
				startDate: '2018-03',
				endDate: '2019-04',
				achievements: [
					'Unloaded deliveries, checked them against the paperwork and booked them in',
				],
			},
		],
		education: [
			{
				qualification: 'Level 2 Certificate in Warehousing and Storage',
				institution: 'Doncaster College',
				endDate: '2021-06',
			},
		],
		skills: [
			...toSkills('Trucks', 'counterbalance', 'reach truck', 'powered pallet truck'),
			...toSkills('Work', 'voice picking', 'SAP EWM', 'stock counts', 'loading plans'),
		],
		certification: [
			{ name: 'RTITB Counterbalance and Reach Truck', date: '2022-03', expires: '2027-03' },
			{ name: 'Manual Handling', date: '2025-01' },
		],
		language: [
			{ name: 'Polish', proficiency: 'native' },
			{ name: 'English', proficiency: 'C1' },
		],
		referencesOnRequest: true,
	}),
}
