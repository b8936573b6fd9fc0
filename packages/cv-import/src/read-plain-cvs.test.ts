import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(text: string) {
	return await readBytes(new TextEncoder().encode(text), 'cv.txt')
}

test('a CV that is written as a form gives its jobs and courses', async () => {
	const { document } = await read(`Patricia O'Connell
Tel: 01226 000000 / 07700 900222
pat.oconnell@example.com

EMPLOYMENT

Job Title: Senior Care Assistant
Employer: Maple Court Care Home, Barnsley
Dates: April 2016 to present
Duties: Leading shifts of six carers

Job Title: Care Assistant
Employer: Home Instead
Dates: January 2012 to March 2016
Reason for leaving: Promotion

EDUCATION

College: Barnsley College
Dates: 2013 to 2014
Qualifications: NVQ Level 3 Health and Social Care
`)
	expect(document.personalInfo.phone).toBe('01226 000000')
	expect(document.experience).toMatchObject([
		{
			...{ jobTitle: 'Senior Care Assistant', employer: 'Maple Court Care Home' },
			...{ location: 'Barnsley', startDate: '2016-04', current: true },
			achievements: ['Leading shifts of six carers'],
		},
		{ jobTitle: 'Care Assistant', employer: 'Home Instead', achievements: [] },
	])
	expect(document.education).toMatchObject([
		{ qualification: 'NVQ Level 3', institution: 'Barnsley College', endDate: '2014' },
	])
})

test('a CV without any titles is read, not refused', async () => {
	const { document } = await read(`Maria Kowalczuk
Flat 8, 112 Green Lanes, London N16 9EJ
07700 900765

Cleaner – Brightspace Office Cleaning – 2019 to now
- Cleaning offices in the City from 5am to 9am

Housekeeper – Premier Inn Kings Cross – 2016 to 2019
- Cleaning 16 rooms a day

English (good), Polish (native), Russian (basic)
`)
	expect(document.experience.map(({ jobTitle, employer }) => [jobTitle, employer])).toEqual([
		['Cleaner', 'Brightspace Office Cleaning'],
		['Housekeeper', 'Premier Inn Kings Cross'],
	])
	expect(document.language.map(({ name }) => name)).toEqual(['English', 'Polish', 'Russian'])
})

test.each(['2019-', 'a', 'a@', '. ', 'a '])(
	'a line of 100 kB of "%s" is read to its end',
	async (part) => {
		const line = part.repeat(100_000 / part.length)
		const { document } = await read(`Jane Smith\nCurriculum vitae\n\nEXPERIENCE\n${line}\n`)
		expect(document.personalInfo.lastName).toBe('Smith')
	},
)
