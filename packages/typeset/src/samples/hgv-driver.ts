import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const hgvDriver: SampleCv = {
	id: 'hgv-driver',
	profession: 'HGV driver',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Gareth',
			lastName: 'Pugh-Jones',
			headline: 'HGV Class 1 Driver, ADR and Tanker',
			email: 'gareth.pughjones@example.com',
			phone: '07700 900138',
			city: 'Wrexham',
			postalCode: 'LL13',
		},
		professionalSummary: [
			'Category C+E driver with eleven years on trunking, multi-drop and fuel tankers.',
			'No points on my licence and no at-fault accident since 2016.',
			'Home most nights by preference, happy with an early start.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Tanker Driver (C+E, ADR)',
				employer: 'Dee Valley Fuels',
				location: 'Wrexham',
				startDate: '2019-04',
				current: true,
				achievements: [
					'Deliver heating oil and diesel to 9 to 14 farms and forecourts a day across North Wales and Cheshire',
					'Have handled over 30 million litres without a reportable spill',
					'Raised fuel economy from 8.1 to 8.9 miles per gallon after telematics coaching, the best on the site two years running',
					'Train new drivers on bottom loading and on delivering down single-track lanes',
				],
			},
			{
				jobTitle: 'HGV Class 1 Driver, night trunking',
				employer: 'Marches Logistics',
				location: 'Oswestry',
				startDate: '2016-02',
				endDate: '2019-03',
				achievements: [
					'Ran Oswestry to Daventry and back five nights a week with double-deck trailers, on time for 98% of slots',
					'Reported every defect by app before leaving the yard; no prohibition at any of six roadside checks',
				],
			},
			{
				jobTitle: 'HGV Class 2 Driver, multi-drop',
				employer: 'Clwyd Building Supplies',
				location: 'Mold',
				startDate: '2014-05',
				endDate: '2016-01',
				achievements: [
					'Delivered timber, bagged aggregate and plasterboard to up to 18 building sites a day',
					'Unloaded with a lorry-mounted crane and a moffett forklift',
				],
			},
			{
				jobTitle: 'Warehouse Operative',
				employer: 'Clwyd Building Supplies',
				location: 'Mold',
				startDate: '2012-08',
				endDate: '2014-04',
				achievements: ['Picked and loaded orders; the firm paid for my Class 2 licence'],
			},
		],
		certification: [
			{ name: 'Driving licence C+E', issuer: 'DVLA', date: '2016-01', expires: '2036' },
			{ name: 'Driver CPC (Driver Qualification Card)', issuer: 'DVSA', expires: '2029-09' },
			{ name: 'ADR: tanks, classes 2 and 3', issuer: 'SQA', date: '2024-02', expires: '2029-02' },
			{ name: 'Safe Loading Pass (PDP)', issuer: 'Energy Institute', date: '2024-05' },
			{ name: 'Lorry loader (hiab)', issuer: 'ALLMI', date: '2023-06', expires: '2028-06' },
		],
		skills: [
			...toSkills(
				'Driving',
				'articulated and drawbar',
				'bottom and top loading',
				'digital tachograph',
				'drivers’ hours rules',
			),
			...toSkills(
				'Kit',
				'hiab crane',
				'moffett',
				'tail-lift',
				'Microlise',
				'TruckFile walk-round checks',
			),
		],
		education: [
			{
				qualification: 'GCSEs',
				fieldOfStudy: 'six, including English (C) and Mathematics (C)',
				institution: 'Ysgol Maes Alyn',
				location: 'Mold',
				endDate: '2012',
			},
		],
		language: [
			{ name: 'English', proficiency: 'native' },
			{ name: 'Welsh', proficiency: 'C1' },
		],
		interests: [{ name: 'Restoring a 1972 Foden' }, { name: 'Wrexham AFC' }],
		reference: [
			{
				name: 'Carys Bevan',
				jobTitle: 'Transport Manager',
				organisation: 'Marches Logistics',
				email: 'carys.bevan@example.com',
				phone: '07700 900274',
			},
		],
	}),
}
