import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const researcher: SampleCv = {
	id: 'researcher',
	profession: 'Researcher',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Ingrid',
			lastName: 'Sæther-Bowen',
			headline: 'Postdoctoral Researcher in Soil Ecology',
			email: 'ingrid.saether@example.com',
			city: 'Aberystwyth',
			website: 'https://soil.example.com',
		},
		socialMedia: [{ network: 'ORCID', handle: '0000-0000-0000-0000' }],
		professionalSummary: [
			'Soil ecologist who asks how fungi move carbon through grazed uplands.',
			'Nine papers, four as first author, and field sites that farmers helped to choose.',
			'Looking for a lectureship with room for a field station.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Postdoctoral Research Associate',
				employer: 'Aberystwyth University',
				startDate: '2022-10',
				current: true,
				achievements: [
					'Run a network of 46 upland plots on eleven working farms, sampled each season for three years',
					'Won £38,000 of seed funding to put the plots’ moisture data online within an hour of reading',
					'Supervise two doctoral students and four master’s projects',
				],
			},
			{
				jobTitle: 'Doctoral Researcher',
				employer: 'University of Bergen',
				location: 'Norway',
				startDate: '2018-09',
				endDate: '2022-09',
				achievements: [
					'Showed with ¹³C labelling that grazed turf passes twice as much carbon to fungi as mown turf',
					'Taught 120 hours of statistics in R to first-year biologists',
				],
			},
		],
		education: [
			{
				qualification: 'PhD, Ecology',
				institution: 'University of Bergen',
				startDate: '2018-09',
				endDate: '2022-09',
				details: ['Thesis: What passes under sheep: carbon, fungi and grazing in coastal heath'],
			},
			{
				qualification: 'MSc Plant and Soil Science',
				institution: 'University of Aberdeen',
				startDate: '2017-09',
				endDate: '2018-08',
				grade: 'Distinction',
			},
			{
				qualification: 'BSc (Hons) Biology',
				institution: 'Bangor University',
				startDate: '2014-09',
				endDate: '2017-07',
				grade: 'First',
			},
		],
		publications: [
			{
				title: 'Grazing doubles the flow of new carbon to heathland fungi',
				authors: 'I. Sæther-Bowen, K. Lunde and P. Oyelaran',
				publisher: 'Journal of Upland Ecology 14(2), 211–229',
				date: '2024-05',
			},
			{
				title: 'Counting hyphae from photographs: an open method',
				authors: 'I. Sæther-Bowen and R. Tudor',
				publisher: 'Methods in Soil Biology 8, 44–58',
				date: '2023-02',
				url: 'https://soil.example.com/hyphae',
			},
			{
				title: 'Rain, sheep and the fungal year',
				authors: 'K. Lunde, I. Sæther-Bowen and H. Aas',
				publisher: 'Nordic Heathlands 31, 5–19',
				date: '2021-11',
			},
		],
		awards: [
			{ title: 'Early Career Prize', issuer: 'Society for Upland Ecology', date: '2024' },
			{ title: 'Travel grant', issuer: 'Nordic Soil Network', date: '2021' },
		],
		skills: [
			...toSkills('Laboratory', 'stable isotopes', 'phospholipid fatty acids', 'DNA metabarcoding'),
			...toSkills('Analysis', 'R', 'mixed models', 'Bayesian statistics', 'QGIS'),
		],
		language: [
			{ name: 'Norwegian', proficiency: 'native' },
			{ name: 'English', proficiency: 'C2' },
			{ name: 'Welsh', proficiency: 'B1' },
		],
		reference: [
			{
				name: 'Prof. Rhiannon Tudor',
				jobTitle: 'Head of Soil Science',
				organisation: 'Aberystwyth University',
				email: 'r.tudor@example.com',
			},
		],
	}),
}
