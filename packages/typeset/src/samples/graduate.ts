import { newListSection } from '@app/cv'
import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const graduate: SampleCv = {
	id: 'graduate',
	profession: 'Graduate',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Tomasz',
			lastName: 'Achterberg',
			headline: 'Geography Graduate',
			email: 'tomasz.achterberg@example.com',
			phone: '+44 7700 900307',
			city: 'Nottingham',
			website: 'https://maps.example.com/tomasz',
		},
		socialMedia: [{ network: 'LinkedIn', url: 'linkedin.com/in/example-tomasz' }],
		professionalSummary:
			'Geography graduate with a strong second in statistics and mapping, two summers of survey work and a year behind a shop counter. Looking for a first post in flood risk or transport planning.',
		education: [
			{
				qualification: 'BSc (Hons) Geography',
				institution: 'University of Nottingham',
				startDate: '2022-09',
				endDate: '2025-07',
				grade: '2:1 (68%)',
				details: [
					'Dissertation (74%): modelled which of 212 Trent-side homes would flood under three climate scenarios, using LiDAR and QGIS',
					'Modules: spatial statistics (76%), hydrology (71%), transport geography (69%)',
				],
			},
			{
				qualification: 'A levels',
				fieldOfStudy: 'Geography (A), Mathematics (B), French (B)',
				institution: 'Boston Grammar School',
				location: 'Boston, Lincolnshire',
				startDate: '2020',
				endDate: '2022',
			},
		],
		experience: [
			{
				jobTitle: 'Summer Assistant, Flood Risk',
				employer: 'Lindsey Internal Drainage Board',
				location: 'Lincolnshire',
				startDate: '2024-06',
				endDate: '2024-09',
				achievements: [
					'Surveyed 61 km of drains on foot and logged 340 culverts with a GNSS receiver',
					'Found 27 blocked culverts that were missing from the register; all were cleared before winter',
					'Built the map that the board’s engineers now open on their phones',
				],
			},
			{
				jobTitle: 'Sales Assistant (part-time)',
				employer: 'Trent Bridge Cycles',
				location: 'Nottingham',
				startDate: '2022-10',
				endDate: '2025-06',
				achievements: [
					'Served customers 12 hours a week in term and opened the shop alone on Sundays',
					'Moved the repair diary from paper to a shared sheet, which ended double bookings',
				],
			},
		],
		projects: [
			{
				name: 'Bus deserts of the East Midlands',
				role: 'Author',
				url: 'https://maps.example.com/bus-deserts',
				startDate: '2025-01',
				endDate: '2025-03',
				summary:
					'A map of every village more than 800 metres from an hourly bus, made from open timetables.',
				achievements: ['Quoted by two parish councils in their answer to a county consultation'],
			},
		],
		skills: [
			...toSkills('Mapping', 'QGIS', 'ArcGIS Pro', 'GNSS survey', 'LiDAR'),
			...toSkills('Analysis', 'R', 'Excel', 'basic Python', 'report writing'),
		],
		language: [
			{ name: 'English', proficiency: 'native' },
			{ name: 'Polish', proficiency: 'native' },
			{ name: 'French', proficiency: 'B1' },
		],
		awards: [
			{ title: 'Edwards Prize for fieldwork', issuer: 'University of Nottingham', date: '2024' },
		],
		volunteering: [
			{
				role: 'Route leader',
				organisation: 'Nottingham student cycling club',
				startDate: '2023-09',
				endDate: '2025-05',
				summary: 'Planned and led 30 rides for groups of up to 16.',
			},
		],
		custom: [
			newListSection('custom-1', {
				title: 'Driving',
				lines: ['Full UK driving licence (category B), own car'],
			}),
		],
		interests: [
			{ name: 'Long-distance cycling' },
			{ name: 'old Ordnance Survey maps' },
			{ name: 'bouldering' },
		],
		referencesOnRequest: true,
	}),
}
