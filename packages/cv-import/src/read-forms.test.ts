import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(lines: readonly string[]) {
	const text = ['Sam Hartley', 'sam@example.com', '07700 900123', '', ...lines].join('\n')
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

function jobsOf({ experience }: Awaited<ReturnType<typeof read>>) {
	return experience.map(({ jobTitle, employer, location, startDate, endDate }) =>
		[jobTitle, employer, location, startDate, endDate].join(' | '),
	)
}

test('an employer with its dates stands over a label for the title', async () => {
	const cv = await read([
		'Work experience',
		'',
		'Larch Marine Ltd, Dunsand: May 2018 to June 2020',
		'Position: Deck Hand',
		'Kept the decks in order',
		'',
		'Halden Docks, Ravfield: Jan 2015 to April 2018',
		'Position: Stevedore',
		'Loaded ships',
	])
	expect(jobsOf(cv)).toEqual([
		'Deck Hand | Larch Marine Ltd | Dunsand | 2018-05 | 2020-06',
		'Stevedore | Halden Docks | Ravfield | 2015-01 | 2018-04',
	])
})

test('a numbered form, whose label for duties stands by itself', async () => {
	const cv = await read([
		'Work experience',
		'',
		'1) Name of Company : M/s Kovara Buildwell',
		'Designation : Site Engineer',
		"Duration : 16th Aug'2015 to July'2019",
		'Location : Mysuru',
		'Role:',
		'Checked reinforcement as per drawing',
		'',
		'2) Name of Company : Tansa Constructions',
		'Designation : Trainee',
		"Duration : Feb'2013 to July'2015",
		'Location : Tansa',
		'Role:',
		'Took levels every day',
	])
	expect(jobsOf(cv)).toEqual([
		'Site Engineer | M/s Kovara Buildwell | Mysuru | 2015-08-16 | 2019-07',
		'Trainee | Tansa Constructions | Tansa | 2013-02 | 2015-07',
	])
})

test('a head stands under its dates, however it is indented', async () => {
	const cv = await read([
		'Work experience',
		'',
		'Nov. 2019 - March 2021',
		'   Head of Sound @ Halden Theatre (Ravfield)',
		'   - mixed musicals every evening',
		'',
		'Jan. 2015 - Oct. 2019',
		'   Warehouse Helper @ Larch Parcels (Dunsand)',
		'   - loaded vans at night',
	])
	expect(cv.experience.map(({ jobTitle, employer }) => [jobTitle, employer])).toEqual([
		['Head of Sound', 'Halden Theatre'],
		['Warehouse Helper', 'Larch Parcels'],
	])
})

test.each([
	['Work Experiance :- (Total 9+ years)', 'Gulf experience (8 years)'],
	['Sea service record (latest first)', 'Courses, licences'],
])('"%s" is a heading, and so is "%s"', async (first, second) => {
	const { source } = await readBytes(
		new TextEncoder().encode(
			[
				'Sam Hartley',
				'sam@example.com',
				'',
				'Skills',
				'',
				'Welding, soldering',
				'',
				first,
				'',
				'Fitter, Larch Works, 2010 - 2015',
				'',
				second,
				'',
				'Forklift, 2012',
			].join('\n'),
		),
		'cv.txt',
	)
	expect(source.headings.map(({ text }) => text)).toEqual(['Skills', first, second])
})

test('a table of jobs whose rows have two dates, and a label that no list knows', async () => {
	const cv = await read([
		'Work experience',
		'',
		'Vessel          Rank      Company / Agent     Gross    Sign on      Sign off',
		'M/V Larch       Oiler     Kovara Crewing      31,200   12-Nov-20    08-Aug-21',
		'M/V Halden      Wiper     Ravfield Maritime   28,750   20-Jan-18    15-Nov-19',
	])
	expect(jobsOf(cv)).toEqual([
		'Oiler | Kovara Crewing |  | 2020-11-12 | 2021-08-08',
		'Wiper | Ravfield Maritime |  | 2018-01-20 | 2019-11-15',
	])
})

test('a table of courses with marks and a class', async () => {
	const { education } = await read([
		'Education',
		'',
		'Exam passed     Board / Univ.                  Year    %      Division',
		'B.Ed.           Kalinga College, Berhampur     2014    71     1st',
		'H.S.C.          Govt. School, Aska             2005    74.4   1st',
	])
	expect(
		education.map(({ qualification, institution, location, endDate, grade }) =>
			[qualification, institution, location, endDate, grade].join(' | '),
		),
	).toEqual([
		'B.Ed. | Kalinga College | Berhampur | 2014 | 71, 1st',
		'H.S.C. | Govt. School | Aska | 2005 | 74.4, 1st',
	])
})

test.each([
	{
		language: 'Romanian',
		lines: [
			'Experienţa profesională',
			'Perioada\t03.2018 – prezent',
			'Funcţia sau postul ocupat\tStrungar CNC',
			'Numele şi adresa\tUzina Larna, Sibiu',
			'angajatorului',
		],
		job: 'Strungar CNC | Uzina Larna | Sibiu | 2018-03 | true',
	},
	{
		language: 'Finnish',
		lines: [
			'Työkokemus',
			'Päivämäärät: tammikuu 2016 – nykyhetki',
			'Ammatti tai asema: Leipuri',
			'Työnantajan nimi ja osoite: Leipomo Halava, Turku',
		],
		job: 'Leipuri | Leipomo Halava | Turku | 2016-01 | true',
	},
	{
		language: 'Bulgarian',
		lines: [
			'Трудов стаж',
			'Дата: март 2016 – юни 2019',
			'Заемана длъжност: Готвач',
			'Име и адрес на работодателя: Хотел Ларна, София',
		],
		job: 'Готвач | Хотел Ларна | София | 2016-03 | false',
	},
	{
		language: 'Turkish',
		lines: [
			'İş deneyimi',
			'Tarih: Ekim 2016 – günümüz',
			'Pozisyon: Aşçı',
			'İşverenin adı ve adresi: Larna Lokantası, İzmir',
		],
		job: 'Aşçı | Larna Lokantası | İzmir | 2016-10 | true',
	},
])('a form in $language', async ({ lines, job }) => {
	const { experience } = await read(lines)
	expect(
		experience.map(({ jobTitle, employer, location, startDate, current }) =>
			[jobTitle, employer, location, startDate, current].join(' | '),
		),
	).toEqual([job])
})

test('a label over three lines, with the lines of a list beside it', async () => {
	const { experience } = await read([
		'Work experience',
		'Dates\tMay 2018 – June 2020',
		'Occupation or position held\tDeck Hand',
		'Main activities\t- Kept the decks in order',
		'and\t- Painted the hull',
		'responsibilities\t- Stood the night watch',
		'Name and address\tLarch Marine Ltd, Dunsand',
		'of employer',
	])
	expect(experience).toMatchObject([
		{
			jobTitle: 'Deck Hand',
			employer: 'Larch Marine Ltd',
			location: 'Dunsand',
			achievements: ['Kept the decks in order', 'Painted the hull', 'Stood the night watch'],
		},
	])
})
