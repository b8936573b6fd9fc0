import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

/** The jobs of a CV that has these lines between two jobs which are plain to read. */
async function jobsAround(lines: string) {
	const text = `Joanne Whitfield
jo.whitfield@example.com

EXPERIENCE
Support Worker
Mencap, Ripon
June 2015 - February 2019
- Drove residents to college and clubs each week

${lines}
2013 - 2015
- Served 200 people a day in all weathers

Kitchen Porter
Costa, Leeds
2010 - 2013
- Washed up for 300 guests a day
`
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document.experience
}

test.each([
	['Target, Oakland, CA', 'Target', 'Oakland, CA'],
	['Greggs, Durham, Co. Durham', 'Greggs', 'Durham, Co. Durham'],
	['Hope House, Lagos, Nigeria', 'Hope House', 'Lagos, Nigeria'],
	['Little Acorns, Truro, Cornwall', 'Little Acorns', 'Truro, Cornwall'],
	['Ocado, Hatfield, UK', 'Ocado', 'Hatfield, UK'],
])('below a title, %s begins with the employer', async (line, employer, location) => {
	const [, job] = await jobsAround(`Barista\n${line}`)
	expect(job).toMatchObject({ jobTitle: 'Barista', employer, location })
})

test.each(['Wokingham, Berkshire', 'Woolwich, London, UK', 'Gaffney, SC'])(
	'below a title, %s is nothing but a place, and no employer is made of it',
	async (location) => {
		const [, job] = await jobsAround(`Barista\n${location}`)
		expect(job).toMatchObject({ jobTitle: 'Barista', employer: '', location })
	},
)

test.each(['Delivery Rider', 'Self-employed Gardener', 'Babysitter'])(
	'"%s" without an employer is not given that of the job above',
	async (jobTitle) => {
		expect(await jobsAround(jobTitle)).toMatchObject([
			{ jobTitle: 'Support Worker', employer: 'Mencap' },
			{ jobTitle, employer: '', location: '' },
			{ jobTitle: 'Kitchen Porter', employer: 'Costa' },
		])
	},
)

test('an employer above its first title is that of the titles that follow alone', async () => {
	const { document } = await readBytes(
		new TextEncoder().encode(`Joanne Whitfield
jo.whitfield@example.com

EXPERIENCE
Marks & Spencer, Leeds
Store Manager
2019 - Present
- Lead 40 staff on two floors

Assistant Manager
2015 - 2019
- Ran the food hall and its stock counts

Freelance Illustrator
2013 - 2015
- Drew 60 covers for small presses
`),
		'cv.txt',
	)
	expect(document.experience).toMatchObject([
		{ jobTitle: 'Store Manager', employer: 'Marks & Spencer' },
		{ jobTitle: 'Assistant Manager', employer: 'Marks & Spencer' },
		{ jobTitle: 'Freelance Illustrator', employer: '' },
	])
})

test('two titles straight above one employer are both of it', async () => {
	const { document } = await readBytes(
		new TextEncoder().encode(`Tom Ashdown
tom.ashdown@example.com

EXPERIENCE
QUANTITY SURVEYOR                                          Sep 2016 – Dec 2019
ASSISTANT QUANTITY SURVEYOR                                Sep 2014 – Aug 2016
Kier Construction, Maidstone
- Valued subcontract works of £300k a month and wrote the reports of cost and value for the board

SKILLS
Cost planning, JCT, NEC
`),
		'cv.txt',
	)
	expect(document.experience).toMatchObject([
		{ jobTitle: 'QUANTITY SURVEYOR', employer: 'Kier Construction', location: 'Maidstone' },
		{ jobTitle: 'ASSISTANT QUANTITY SURVEYOR', employer: 'Kier Construction' },
	])
})

test('a farm hand on a farm is no farm, and a firm may stand unlabelled above its labels', async () => {
	const { document } = await readBytes(
		new TextEncoder().encode(`RESUME

Name : Rajesh Kumar Sharma
Mobile No. : +91 98765 43210

Objective
Seeking a position in maintenance.

Professional Experience

1. Maruti Suzuki India Ltd., Manesar
   Designation : Maintenance Engineer
   Period : July 2017 to till date
   Responsibilities :
   - Maintenance of 60 presses

2. Hero MotoCorp, Dharuhera
   Designation : Graduate Engineer Trainee
   Period : Aug 2013 to June 2017
   Responsibilities :
   - Maintained hydraulic systems
`),
		'cv.txt',
	)
	expect(document.personalInfo).toMatchObject({ firstName: 'Rajesh Kumar', lastName: 'Sharma' })
	expect(document.professionalSummary).toBe('Seeking a position in maintenance.')
	expect(document.experience).toMatchObject([
		{ jobTitle: 'Maintenance Engineer', employer: 'Maruti Suzuki India Ltd.', current: true },
		{ jobTitle: 'Graduate Engineer Trainee', achievements: ['Maintained hydraulic systems'] },
	])
	expect(await jobsAround('Farm hand, Penygraig Farm, Llanidloes, Powys')).toMatchObject([
		{},
		{ jobTitle: 'Farm hand', employer: 'Penygraig Farm', location: 'Llanidloes, Powys' },
		{},
	])
})

test('"@" parts a title from its employer, and a remark on the hours is neither', async () => {
	const [, job] = await jobsAround('Barista @ Pret A Manger | (part-time, alongside studies)')
	expect(job).toMatchObject({ jobTitle: 'Barista', employer: 'Pret A Manger', startDate: '2013' })
})
