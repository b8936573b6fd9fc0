import { expect, test } from 'vitest'
import { pdfOfContent } from './node/make-test-files.ts'
import { readBytes } from './node/read-fixture.ts'

async function read(...lines: readonly string[]) {
	const text = ['Sam Hartley', 'sam@example.com', '07700 900123', '', ...lines].join('\n')
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

/** A page of lines, each with its distance from the top and its size, in points. */
async function readPage(lines: readonly (readonly [words: string, y: number, sizePt?: number])[]) {
	const content = lines.map(
		([words, y, sizePt = 10]) => `BT /F1 ${sizePt} Tf 50 ${800 - y} Td (${words}) Tj ET`,
	)
	const { document } = await readBytes(pdfOfContent(content.join('\n')), 'cv.pdf')
	return document
}

test('below a title of skills and another thing, labelled lists are skills', async () => {
	const { skills, language } = await read(
		'SKILLS & CERTIFICATIONS',
		'Databases: Oracle, Access',
		'Welding: MIG, TIG',
		'Certifications: Kannada college competition, 2019',
	)
	expect(skills.map(({ name }) => name)).toEqual(['Oracle', 'Access', 'MIG', 'TIG'])
	expect(language).toEqual([])
})

test('languages of programs are skills, also below a title that says languages', async () => {
	const { skills, language } = await read(
		'Skills',
		'',
		'Languages',
		'Python, Java, JavaScript, SQL, HTML',
		'Frameworks: React.js, Spring, Node.js',
	)
	expect(skills.map(({ name }) => name)).toContain('JavaScript')
	expect(language).toEqual([])
})

test('the numbers of a list of skills are no part of them', async () => {
	const { skills } = await read('SKILLS', '1.Payroll', '2. Typing', '3.Filing')
	expect(skills.map(({ name }) => name)).toEqual(['Payroll', 'Typing', 'Filing'])
})

test('a job that names no employer has none, whatever the job above it is called', async () => {
	const { experience } = await read(
		'WORK EXPERIENCE',
		'',
		'[June 2022 - September 2022] Automate the creation of accounts',
		'Wrote scripts that open accounts with a browser and save them.',
		'',
		'[October 2022 - Present] Front-end developer',
		'Builds the pages of a shop and keeps them working.',
	)
	expect(experience[1]?.employer).toBe('')
})

test('degrees among jobs are courses', async () => {
	const { experience, education } = await read(
		'Experiences',
		'2022 - Present   Data Scientist',
		'Statwolf Ltd',
		'Models the wear of machines.',
		'',
		'2020 - 2022   Master of Science in Data Science',
		'University of Padova',
	)
	expect(experience).toHaveLength(1)
	expect(education).toMatchObject([
		{ institution: 'University of Padova', startDate: '2020', endDate: '2022' },
	])
})

test('a row of labels says where a course was and how it ended', async () => {
	const { education } = await read(
		'EDUCATION',
		'[ 2015 – 2017 ]  Higher Secondary Certificate',
		'Carmichael College, Rangpur',
		'City: Rangpur | Country: Bangladesh | Field(s) of study: Science | Final grade: 4.83',
	)
	expect(education).toMatchObject([
		{
			qualification: 'Higher Secondary Certificate',
			institution: 'Carmichael College',
			location: 'Rangpur, Bangladesh',
			fieldOfStudy: 'Science',
			grade: '4.83',
		},
	])
})

test('projects with dates and deeds stay projects', async () => {
	const done = [
		'- Built a dashboard of sales by region with Power BI',
		'- Cleaned 5,000 records and joined two tables in SQL',
		'- Presented the results to a class of 30',
	]
	const { experience, projects } = await read(
		'Projects',
		'Sales survey - Personal Project     April 2024',
		...done,
		'Housing data - Personal Project     May 2024',
		...done,
		'Retail profit - Personal Project     June 2024',
		...done,
	)
	expect(experience).toEqual([])
	expect(projects).toHaveLength(3)
})

test('what stands over an address is the name, even below a greeting', async () => {
	const { personalInfo } = await readPage([
		['Hello', 40, 14],
		["I'm Brenda Heinrich", 75, 14],
		['1331 Green Bay St', 100],
		['brenda@example.com', 113],
		['Objective', 150, 14],
		['I want to work in a field that challenges me every day and teaches me more.', 170],
		['Experience', 210, 14],
		['Software Engineer, Trane Ltd, Leeds     January 2016 - Present', 230],
		['Repaired old software', 245],
	])
	expect(personalInfo).toMatchObject({ firstName: 'Brenda', lastName: 'Heinrich' })
})

test('words set smaller than the heads of jobs part the words about one job', async () => {
	const { experience, projects } = await readPage([
		['Oliver Kell', 40, 24],
		['oliver@example.com', 65],
		['Experience', 100, 20],
		['Junior Linux Engineer, Halden Hosting Ltd (2020 - Present)', 130, 14],
		['Looks after 200 servers and the network between them.', 150],
		['Projects', 175, 12],
		['Moved the mail of 2,000 people', 190],
		['Warehouse Technician, Bright Foods Ltd (2015 - 2020)', 225, 14],
		['Kept the scanners of three warehouses working.', 245],
		['Education', 290, 20],
		['BSc Computing, University of Leeds, 2012 - 2015', 310],
	])
	expect(experience.map(({ startDate }) => startDate)).toEqual(['2020', '2015'])
	expect(projects).toEqual([])
})

test('a label and its list are parted also where others have colons, and names in another script are one', async () => {
	const text = [
		'YAFEI WANG（王亚菲）',
		'yafei@example.com',
		'',
		'TECH SKILLS',
		'Languages - C++, Python, HTML',
		'Technologies - Node.js, React',
		'OS: Windows, Linux',
	].join('\n')
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	expect(document.personalInfo).toMatchObject({ firstName: 'YAFEI' })
	expect(document.skills.map(({ name, group }) => [group, name])).toContainEqual([
		'Technologies',
		'Node.js',
	])
	expect(document.skills).toHaveLength(7)
})

test('points in two columns, one of which goes on below, are whole', async () => {
	const at = (words: string, x: number, y: number) =>
		`BT /F1 10 Tf ${x} ${800 - y} Td (${words}) Tj ET`
	const content = [
		at('Micheal Adeyemi', 50, 40),
		at('micheal@example.com', 50, 55),
		at('Skills', 50, 90),
		at('\\225', 55, 110),
		at('Excel \\(charts and pivot', 65, 110),
		at('\\225', 300, 110),
		at('Teamwork', 310, 110),
		at('tables\\)', 65, 122),
		at('\\225', 55, 134),
		at('Report writing', 65, 134),
		at('\\225', 300, 134),
		at('Minute taking', 310, 134),
	]
	const { document } = await readBytes(pdfOfContent(content.join('\n')), 'cv.pdf')
	expect(document.skills.map(({ name }) => name)).toEqual([
		'Excel (charts and pivot tables)',
		'Report writing',
		'Teamwork',
		'Minute taking',
	])
})

test('a rule drawn with characters parts a heading from what is above it', async () => {
	const { experience } = await read(
		'CERTIFICATIONS',
		'Oncology Certified Nurse 2021',
		'____________________________________ PROFESSIONAL WORK EXPERIENCE',
		'2020 - Present     Charge Nurse, Halden Cancer Institute, Leeds',
		'2018 - 2020     Staff Nurse, Emory Healthcare, York',
	)
	expect(experience.map(({ jobTitle }) => jobTitle)).toEqual(['Charge Nurse', 'Staff Nurse'])
})

test('points that begin with a year are courses, also below a label', async () => {
	const { education } = await read(
		'EDUCATION',
		'• 2014: MA in French Translation Studies from Tarbiat University, Tehran',
		'• 2006: Diploma, Sciences from Bahonar High School, Tehran',
		'Extracurricular courses:',
		'• 2012: Teacher Training Course from the Andisheh Language Institute',
	)
	expect(education.map(({ startDate, endDate }) => startDate || endDate)).toEqual(
		expect.arrayContaining(['2014', '2006', '2012']),
	)
	expect(education[0]).toMatchObject({ institution: 'Tarbiat University', endDate: '2014' })
})

test('a heading that comes again under each job is of that job', async () => {
	const { experience, custom } = await read(
		'WORK EXPERIENCE',
		'',
		'FULL STACK DEVELOPER',
		'November 2022 - Present',
		'Halden Money Ltd, Leeds',
		'',
		'KEY QUALIFICATIONS & DEEDS',
		'- Built an app for 2,000 people that sends money abroad',
		'- Moved the old pages to React',
		'',
		'JUNIOR DEVELOPER',
		'September 2018 - October 2022',
		'Emory School, York',
		'',
		'KEY QUALIFICATIONS & DEEDS',
		'- Wrote the pages of 3 courses',
		'',
		'EDUCATION',
		'BSc Computing, University of Leeds, 2015 - 2018',
	)
	expect(experience.map(({ startDate }) => startDate)).toEqual(['2022-11', '2018-09'])
	expect(custom).toEqual([])
})

test('what was won is no job, though it has dates and points', async () => {
	const won = [
		'- Built a dashboard of sales with forecasts for 12 regions',
		'- Recognised for telling a story with data to a jury of 5',
	]
	const { experience, awards, custom } = await read(
		'Experience',
		'Data Analyst, Halden Foundry Ltd, Leeds     June 2024 - July 2024',
		'- Cleaned 5,000 records of sales',
		'',
		'Achievements',
		'Tech Day, Winner     February 2025',
		...won,
		'Data Day, Third Prize     March 2024',
		...won,
	)
	expect(experience).toHaveLength(1)
	expect(awards.length + custom.length).toBeGreaterThan(0)
})

test('letters in capitals behind a comma are no name, and a state needs no comma', async () => {
	const { personalInfo, experience } = await readPage([
		['DANIEL R. KICK, PHD', 40, 20],
		['daniel@example.com', 60],
		['Experience', 100, 14],
		['Salsify Ltd ------------------ Boston MA', 120],
		['Data Engineer     2018 - 2023', 135],
		['Cleaned the records of 40 shops.', 150],
	])
	expect(personalInfo).toMatchObject({ lastName: 'KICK', honorificSuffix: 'PHD' })
	expect(experience).toMatchObject([{ employer: 'Salsify Ltd', location: 'Boston MA' }])
})
