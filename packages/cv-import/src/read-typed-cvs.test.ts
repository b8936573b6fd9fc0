import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(text: string) {
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

const gardener = `Ann Bee
Gardener
ann@example.co.uk

I have gardened for a living since 1998 and know most shrubs that grow here.

Marsh House and Gardens
Gardener, April 2009 to present (maternity leave March to June 2012)

- Cleared four acres of laurel over six winters

Weldon Borough Council
Parks gardener, May 1998 to March 2009; chargehand from 2006

- As chargehand had four men and two vehicles

Farm work, apples and potatoes, 1989 to 1998

Certificates
City & Guilds Level 2 in Horticulture, day release
First aid at work (2024)

I am 54 and fit, and would be glad to show my garden diary.
`

test('what is said behind the dates of a head is no part of it', async () => {
	const { experience } = await read(gardener)
	expect(experience).toMatchObject([
		{
			jobTitle: 'Gardener',
			employer: 'Marsh House and Gardens',
			startDate: '2009-04',
			current: true,
		},
		{ jobTitle: 'Parks gardener', employer: 'Weldon Borough Council', endDate: '2009-03' },
		{ jobTitle: 'Farm work, apples and potatoes', startDate: '1989', endDate: '1998' },
	])
	expect(experience[0]?.summary).toBe('maternity leave March to June 2012')
	expect(experience[1]?.achievements[0]).toBe('chargehand from 2006')
})

test('heads in sentences end in dates with a remark', async () => {
	const { experience } = await read(`Ann Bee
Leeds | ann@example.co.uk

WORK

The Plumed Lark, Leeds. Bar staff. October 2022 – July 2024
- Took over the pub quiz

Fairlow’s Supermarket, Harrogate. Customer assistant. June 2019 – September 2021, then holidays
- Tills and online order picking

SKILLS
Excel; Word styles; French

Available at a week’s notice. References from my landlady.
`)
	expect(experience).toMatchObject([
		{ jobTitle: 'Bar staff', employer: 'The Plumed Lark', location: 'Leeds' },
		{ jobTitle: 'Customer assistant', employer: 'Fairlow’s Supermarket', location: 'Harrogate' },
	])
})

test('sentences that close a CV belong to no list', async () => {
	const { skills, interests, custom } = await read(`Ann Bee
ann@example.co.uk

Experience
Baker, Crumb Ltd, 2019 – 2024
- Baked 300 loaves a night

Skills
Excel, Word, French

Interests
Choir, hill walking

Four days a week preferred. Both referees are willing to talk to you.
`)
	expect(skills.map(({ name }) => name)).toEqual(['Excel', 'Word', 'French'])
	expect(interests.map(({ name }) => name)).toEqual(['Choir', 'hill walking'])
	expect(custom.flatMap(({ items }) => items.map(({ text }) => text))).toEqual([
		'Four days a week preferred. Both referees are willing to talk to you.',
	])
})
