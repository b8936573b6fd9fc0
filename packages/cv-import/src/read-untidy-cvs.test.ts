import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(...lines: readonly string[]) {
	const text = ['Sam Hartley', 'sam@example.com', '07700 900123', '', ...lines].join('\n')
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

test('a list of one thing a line keeps the commas inside its names', async () => {
	const { skills } = await read(
		'SKILLS',
		'Safeguarding, adults and children',
		'Report writing',
		'Face painting',
		'Minute taking',
	)
	expect(skills.map(({ name }) => name)).toEqual([
		'Safeguarding, adults and children',
		'Report writing',
		'Face painting',
		'Minute taking',
	])
})

test('a list with commas on every line is parted at them', async () => {
	const { skills } = await read('SKILLS', 'Excel, Word', 'Sage, Xero', 'Typing, filing')
	expect(skills).toHaveLength(6)
})

test('slashes between spaces part a list and its levels', async () => {
	const { skills, language } = await read(
		'CLINICAL SKILLS',
		'Dialysis / Venepuncture / IV drugs / Peritoneal dialysis (CAPD, APD)',
		'',
		'LANGUAGES',
		'English: IELTS 7.0 / Tagalog: native / Arabic: beginner',
	)
	expect(skills.map(({ name }) => name)).toContain('Peritoneal dialysis (CAPD, APD)')
	expect(skills).toHaveLength(4)
	expect(language.map(({ name }) => name)).toEqual(['English', 'Tagalog', 'Arabic'])
})

test('a language that no list knows is one among others, and a town is none', async () => {
	const { language } = await read(
		'LANGUAGES',
		'IsiOro (mother tongue), English (C1), Efikwa, Cambridge',
	)
	expect(language.map(({ name }) => name)).toEqual(['IsiOro', 'English', 'Efikwa'])
})

test('A levels with their results are an award', async () => {
	const { education } = await read(
		'EDUCATION',
		'2002 – 2004     A levels: Biology B, Chemistry C, French C',
		'Halden High School, Leeds',
	)
	expect(education).toMatchObject([
		{ qualification: 'A levels', grade: 'Biology B, Chemistry C, French C' },
	])
})

test('a remark in brackets makes a title no longer', async () => {
	const { education } = await read(
		'CAREER',
		'Fitter, Larch Foods, Leeds, 2001 – 2009',
		'',
		'EDUCATION (all of it on day release or at night, apart from school)',
		'HNC Engineering, Halden College, 1991 – 1993',
	)
	expect(education).toMatchObject([{ qualification: 'HNC', institution: 'Halden College' }])
})

test('jobs with dates are jobs under whatever title', async () => {
	const { experience, skills } = await read(
		'WORK EXPERIENCE',
		'Sergeant, Halden Police, June 2012 – August 2021',
		'- Led a team of nine',
		'',
		'WHAT AM I DOING NOW?',
		'Trainee Counsellor, Larch Rooms, January 2025 – present',
		'- Four clients a week',
		'Minibus Driver, Ravfield Transport, March 2023 – present',
		'- Day centre and school runs',
		'',
		'EDUCATION',
		'BSc Criminology, Open University, 2008 – 2014',
	)
	expect(experience.map(({ jobTitle }) => jobTitle)).toEqual([
		'Sergeant',
		'Trainee Counsellor',
		'Minibus Driver',
	])
	expect(skills).toEqual([])
})

test('jobs under a title in new words are jobs where they say more than a line each', async () => {
	const { experience, custom } = await read(
		'WORK EXPERIENCE',
		'Cook, Larch Foods, January 2022 – present',
		'- Breakfasts',
		'',
		'AND BEFORE?',
		'Halden Police',
		'Sergeant, June 2012 – August 2021',
		'- Led a team of nine',
		'Family Liaison Officer, February 2007 – May 2012',
		'- Worked with families after road deaths',
		'',
		'EDUCATION',
		'BSc Criminology, Open University, 2008 – 2014',
	)
	expect(experience.map(({ jobTitle }) => jobTitle)).toEqual([
		'Cook',
		'Sergeant',
		'Family Liaison Officer',
	])
	expect(custom).toEqual([])
})

test('what stands behind the name of an employer and is no part of it says where it is', async () => {
	const { experience } = await read(
		'WORK EXPERIENCE',
		'Head Lad, 2012 – 2017',
		'Garrahy Racing Ltd, Bagenalsford',
		'- Looked after twenty horses',
	)
	expect(experience).toMatchObject([
		{ jobTitle: 'Head Lad', employer: 'Garrahy Racing Ltd', location: 'Bagenalsford' },
	])
})

test('a title goes on with its rank, and with all that stands in its brackets', async () => {
	const { experience } = await read(
		'EMPLOYMENT',
		'Halden University Health Board, Llantrisant',
		'Training Officer (secondment, 0.6 wte), January 2018 – August 2019',
		'- Set up induction packs',
		'Biomedical Scientist, Band 6, November 2012 – December 2017',
		'- Covered nights and weekends',
	)
	expect(experience.map(({ jobTitle }) => jobTitle)).toEqual([
		'Training Officer (secondment, 0.6 wte)',
		'Biomedical Scientist, Band 6',
	])
})

test('roles told by months fill an employer told by years', async () => {
	const { experience } = await read(
		'CAREER TO DATE',
		'BRITISH RAIL, Crewe, 1986 to 1994',
		'Leading Railman S&T        Sept 90 - March 94',
		'- Mechanical frames',
		'Trainee (YTS, then Trainee Technician)        Aug 86 - Aug 90',
		'- Learned the trade',
	)
	expect(experience).toMatchObject([
		{ jobTitle: 'Leading Railman S&T', employer: 'BRITISH RAIL' },
		{ jobTitle: 'Trainee (YTS, then Trainee Technician)', employer: 'BRITISH RAIL' },
	])
})

test('the same employer again is the one before', async () => {
	const { experience } = await read(
		'EMPLOYMENT',
		'Head Lad, Garrahy Racing Ltd, Leeds, 2012 – 2017',
		'- Looked after twenty horses',
		'Stable Hand, same as above, 2008 – 2012',
		'- Mucked out',
	)
	expect(experience.map(({ employer }) => employer)).toEqual([
		'Garrahy Racing Ltd',
		'Garrahy Racing Ltd',
	])
})

test('the word for “at” of another language parts a title from its employer', async () => {
	const { experience } = await read(
		'ESPERIENZE LAVORATIVE',
		'Educatrice presso Asilo Nido Girasole, 2019 – 2022',
		'- Referente della sezione',
		'Operatrice presso Cooperativa Sociale Erba, 2016 – 2019',
		'- Attività con i bambini',
	)
	expect(experience.map(({ employer }) => employer)).toEqual([
		'Asilo Nido Girasole',
		'Cooperativa Sociale Erba',
	])
})

test.each([
	['Flat 2, Nant-y-Rhedyn,\nPontyrhew CF72', 'Pontyrhew', 'CF72'],
	['Wellrig Cottage,\nBurnhaugh Road,\nTeviotlow,\nby Hawlick TD9', 'by Hawlick', 'TD9'],
])(
	'the first half of a postcode tells where a town stands: %s',
	async (address, city, postalCode) => {
		const { personalInfo } = await read(address, '', 'SKILLS', 'Typing', 'Filing', 'Reception')
		expect(personalInfo).toMatchObject({ city, postalCode })
	},
)

test('a name in small letters with a hyphen is a name, and whom a letter speaks to is not', async () => {
	const bytes = new TextEncoder().encode(
		[
			'Dear Mrs Lowe,',
			'',
			'fern holt-abernethy',
			'fern@example.com',
			'07700 900123',
			'',
			'EXPERIENCE',
			'Baker, Halden Bread, Leeds, 2019 – 2023',
			'- Baked 400 loaves a night',
		].join('\n'),
	)
	const { document } = await readBytes(bytes, 'cv.txt')
	expect(document.personalInfo).toMatchObject({ firstName: 'fern', lastName: 'holt-abernethy' })
})

test('a period that goes on below is one, and the numbers of jobs go', async () => {
	const { experience } = await read(
		'EXPERIENCE',
		'i. Vice Principal, Golden Moor School, Leeds, July 2020',
		'to June 2023',
		'- Led twelve teachers',
		'',
		'ii. Science Teacher, Golden Moor School, Leeds, Jan 2014',
		'to July 2020',
		'- Taught five classes',
	)
	expect(
		experience.map(({ jobTitle, employer, startDate, endDate }) => [
			jobTitle,
			employer,
			startDate,
			endDate,
		]),
	).toEqual([
		['Vice Principal', 'Golden Moor School', '2020-07', '2023-06'],
		['Science Teacher', 'Golden Moor School', '2014-01', '2020-07'],
	])
})

test('a title that begins with a verb heads a job where a period is in a cell beside it', async () => {
	const { experience } = await read(
		'EMPLOYMENT',
		'Staff Nurse, Emergency Department\tSeptember 2017 – March 2022',
		'University Hospital Galway, Galway',
		'- Triage and minor injuries',
		'Registered Nurse, Orthopaedic Ward\tJanuary 2015 – July 2017',
		'Flinders Coast Hospital, Adelaide',
		'- Care of patients having hip surgery',
	)
	expect(experience).toMatchObject([
		{ employer: 'University Hospital Galway' },
		{ employer: 'Flinders Coast Hospital', startDate: '2015-01', endDate: '2017-07' },
	])
})

test('an employer stands below dates with a place and a title', async () => {
	const { experience } = await read(
		'WORK EXPERIENCE',
		'03/2021 – CURRENT  Rotterdam, Netherlands',
		'Logistics Coordinator',
		'Maasvliet Forwarding',
		'- Planning of 90 shipments a week',
		'',
		'09/2016 – 02/2021  Wrocław, Poland',
		'Transport Planner',
		'Odra Cargo',
		'- Daily planning of 45 trucks',
	)
	expect(experience).toMatchObject([
		{ jobTitle: 'Logistics Coordinator', employer: 'Maasvliet Forwarding' },
		{ jobTitle: 'Transport Planner', employer: 'Odra Cargo', startDate: '2016-09' },
	])
})

test('a course is one with the results of its subjects behind its dates', async () => {
	const { education } = await read(
		'EDUCATION',
		'HND in Business Studies, Leeds Metropolitan University, 1999 – 2001, Merit',
		'A Levels, Prince Harald Grammar School, Otley, 1997 – 1999, Economics (C), History (C), General Studies (D)',
		'Class XII (CBSE), 91.6%, Kendriya School, 1995',
	)
	expect(education).toMatchObject([
		{ institution: 'Leeds Metropolitan University' },
		{ qualification: 'A Levels', institution: 'Prince Harald Grammar School', endDate: '1999' },
		{ qualification: 'Class XII (CBSE)', grade: '91.6%' },
	])
})

test('the points of a list in columns are no headings beside that of the list', async () => {
	const row = (...cells: string[]) =>
		cells
			.map((cell) => cell.padEnd(30))
			.join('')
			.trimEnd()
	const { skills } = await read(
		'KEY SKILLS',
		row('• Account management', '• Team leadership', '• Negotiation'),
		row('• New business', '• Forecasting', '• Merchant networks'),
		row('• Salesforce', '• Margin control', '• Presentations'),
		'',
		'EXPERIENCE',
		'Baker, Halden Bread, Leeds, 2019 – 2023',
	)
	expect(skills).toHaveLength(9)
})

test('a table of skills names a group and its list, and languages of programs are skills', async () => {
	const { skills, language } = await read(
		'TECHNICAL SKILLS',
		'Languages\tJava 17, SQL, JavaScript',
		'Frameworks\tSpring Boot, Hibernate',
		'Databases\tOracle, MySQL',
		'',
		'EXPERIENCE',
		'Baker, Halden Bread, Leeds, 2019 – 2023',
	)
	expect(language).toEqual([])
	expect(skills.map(({ name, group }) => [group, name])).toEqual([
		['Languages', 'Java 17'],
		['Languages', 'SQL'],
		['Languages', 'JavaScript'],
		['Frameworks', 'Spring Boot'],
		['Frameworks', 'Hibernate'],
		['Databases', 'Oracle'],
		['Databases', 'MySQL'],
	])
})

test('dates below a mark, and below with a mark before them, are those of the line above', async () => {
	const { education } = await read(
		'EDUCATION',
		'Bachelor of Arts in Linguistics | McMaster University, Hamilton |',
		'2010 – 2014',
		'Diploma in Automobile Technology, Guru Nanak Polytechnic, Ludhiana',
		'• 2009 to 2012',
	)
	expect(education).toMatchObject([
		{ institution: 'McMaster University', startDate: '2010', endDate: '2014' },
		{ institution: 'Guru Nanak Polytechnic', startDate: '2009', endDate: '2012' },
	])
})
