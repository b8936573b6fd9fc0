import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(paragraphs: readonly string[]) {
	const text = ['Sam Hartley', 'sam@example.com', '07700 900123', ...paragraphs].join('\n\n')
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

function jobsOf({ experience }: Awaited<ReturnType<typeof read>>) {
	return experience.map(({ jobTitle, employer, location, startDate, endDate, current }) =>
		[jobTitle, employer, location, startDate, current ? 'now' : endDate].join(' | '),
	)
}

const letter = [
	'I am looking for early shifts in a kitchen or a bakery, and I can start at once.',
	'I went to Halden Comprehensive School and left in 1998 with GCSEs in English and Maths. In September 1998 I joined Larch Foods in Ravfield as a packer and stayed until June 2004.',
	'After that I became a kitchen assistant at the Crown Hotel, Dunsand, in July 2004. I peeled, washed up and later made the breakfasts. I left in March 2010.',
	'I worked as a cook for Brook House Care Home from April 2010 to May 2019. I cooked lunch for 40 people. My menus were tried in two other homes.',
	'Since June 2019 I have been a baker with Tansa Bread, 30 hours a week. I bake the sourdough.',
	'I hold a food hygiene certificate from 2021 and I was a school governor for a while.',
]

test('posts told in sentences become jobs, each with what is said after it', async () => {
	const cv = await read(letter)
	expect(jobsOf(cv)).toEqual([
		'packer | Larch Foods | Ravfield | 1998-09 | 2004-06',
		'kitchen assistant | Crown Hotel | Dunsand | 2004-07 | 2010-03',
		'cook | Brook House Care Home |  | 2010-04 | 2019-05',
		'baker | Tansa Bread |  | 2019-06 | now',
	])
	expect(cv.experience.map(({ achievements }) => achievements)).toEqual([
		[],
		['I peeled, washed up and later made the breakfasts.'],
		['I cooked lunch for 40 people. My menus were tried in two other homes.'],
		['I bake the sourdough.'],
	])
})

test('a sentence about a school becomes a course, and other sentences stay text', async () => {
	const cv = await read(letter)
	expect(cv.education).toMatchObject([
		{
			institution: 'Halden Comprehensive School',
			qualification: 'GCSEs',
			fieldOfStudy: 'English and Maths',
			endDate: '1998',
		},
	])
	expect(JSON.stringify(cv)).toContain('I am looking for early shifts')
	expect(JSON.stringify(cv)).toContain('I hold a food hygiene certificate from 2021')
})

test('what is read from sentences is less sure than what a list says', async () => {
	const text = ['Sam Hartley', 'sam@example.com', ...letter].join('\n\n')
	const { source } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	expect(source.confidence['experience.0.jobTitle']).toBeLessThan(0.9)
})

test('sentences beside a list of jobs add none', async () => {
	const cv = await read([
		'I was a cook at the Crown Hotel from 2004 to 2010. I joined Tansa Bread as a baker in 2011.',
		'Work experience',
		'Baker, Tansa Bread, Dunsand, 2011 – present',
		'Cook, Crown Hotel, Ravfield, 2004 – 2010',
	])
	expect(jobsOf(cv)).toEqual([
		'Baker | Tansa Bread | Dunsand | 2011 | now',
		'Cook | Crown Hotel | Ravfield | 2004 | 2010',
	])
})

test('sentences without a post or a date of it make no job', async () => {
	const cv = await read([
		'I was a driver trainer from about 2004. I was unwell from 2010 to 2012. I am a keen gardener.',
		'I went to Spain in 2015 and came back in 2016. My brother was a cook at the Crown Hotel from 2004 to 2010.',
	])
	expect(cv.experience.flatMap(({ jobTitle, employer }) => [jobTitle, employer]).join('')).toBe('')
})

const application = [
	'To whom it may concern,',
	'I am writing about the post in your mending room, and I am not ready to sit down yet.',
	'I left Teviotlow High School in 1980 with O Grades. From August 1980 to April 1989 I was a hand mender with Larch & Sons, Ravfield.',
	'In September 1994 Lindsay Mill Cashmere of Dunsand took me on as an examiner. In 2003 they made me Quality Supervisor and I stayed in that job till the mill shut in March 2016.',
	'At the moment I am a Maintenance Man with Brook House Nursing Home in Halden, since May 2016. I look after the boiler.',
	'I got an Advanced Certificate in Carpentry from Halden College in 2006, and a Level 2 Diploma in Joinery from Ravfield College in 2009, with Distinction.',
	'Yours faithfully,',
	'Samuel R. Hartley',
]

test('a letter is a CV, however it ends, and who signs it is who heads it', async () => {
	const cv = await read(application)
	expect(cv.personalInfo).toMatchObject({ firstName: 'Sam', lastName: 'Hartley' })
	expect(cv.professionalSummary).toBe(application[1])
})

test('who is taken on, promoted or made something has that post', async () => {
	expect(jobsOf(await read(application))).toEqual([
		'hand mender | Larch & Sons | Ravfield | 1980-08 | 1989-04',
		'examiner | Lindsay Mill Cashmere | Dunsand | 1994-09 | 2003',
		'Quality Supervisor | Lindsay Mill Cashmere | Dunsand | 2003 | 2016-03',
		'Maintenance Man | Brook House Nursing Home | Halden | 2016-05 | now',
	])
})

test('two awards of one sentence are two courses, each with its school and year', async () => {
	const { education } = await read(application)
	expect(education).toMatchObject([
		{ qualification: 'O Grades', institution: 'Teviotlow High School', endDate: '1980' },
		{ qualification: 'Advanced Certificate', institution: 'Halden College', endDate: '2006' },
		{
			qualification: 'Level 2 Diploma',
			institution: 'Ravfield College',
			endDate: '2009',
			grade: 'Distinction',
		},
	])
})

test('a sentence may tell of two posts, and one held “there” is at the employer before', async () => {
	const cv = await read([
		'In May 2004 I joined Larch Foods in Ravfield as a packer, and in 2006 they made me supervisor.',
		'I came back in February 2009 as a cook with Tansa Bread, and from 2012 I was head baker there until 2018.',
		'My first wage was as a porter in the Crown Hotel, from August 1999 until 2003.',
	])
	expect(jobsOf(cv)).toEqual([
		'packer | Larch Foods | Ravfield | 2004-05 | 2006',
		'supervisor | Larch Foods | Ravfield | 2006 | ',
		'cook | Tansa Bread |  | 2009-02 | 2012',
		'head baker | Tansa Bread |  | 2012 | 2018',
		'porter | Crown Hotel |  | 1999-08 | 2003',
	])
})

test('a letter to an employer that tells of its jobs with dates is a CV', async () => {
	const cv = await read([
		'Dear Sir or Madam,',
		'I worked as a cook for Brook House Care Home from April 2010 to May 2019.',
		'Since June 2019 I have been a baker with Tansa Bread.',
		'From 2004 to 2010 I was a packer with Larch Foods.',
		'Yours faithfully,',
	])
	expect(cv.experience).toHaveLength(3)
})
