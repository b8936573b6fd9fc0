import { expect, test } from 'vitest'
import { readBytes } from '../node/read-fixture.ts'

async function jobsOf(experience: string) {
	const text = `Ann Example\nann@example.com\n\nEXPERIENCE\n\n${experience}\n\nEDUCATION\n\nGCSEs\nHill School\n2010\n`
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document.experience.map(({ jobTitle, employer, location }) => [
		jobTitle,
		employer,
		location,
	])
}

test('roles whose dates make up those of the employer above them are jobs there, wherever they were', async () => {
	expect(
		await jobsOf(`Corvane, Lisle and Daughters
2011 – 2014

Team Leader, Nights
Mold
2013 – 2014
- Led a team of six

Yard Assistant
Flint
Mar 2011 – June 2013
- Stacked timber for ten builders

Cook
The Anchor, Leeds
Feb 2009 – Dec 2010
- Cooked for eighty guests a night`),
	).toEqual([
		['Team Leader, Nights', 'Corvane, Lisle and Daughters', 'Mold'],
		['Yard Assistant', 'Corvane, Lisle and Daughters', 'Flint'],
		['Cook', 'The Anchor', 'Leeds'],
	])
})

test('a job without any account is not the employer of one within its time', async () => {
	expect(
		await jobsOf(`Freelance Writer
2010 – present

Editor
Penrith Press Ltd
2012 – 2014
- Edited forty books

Proofreader
Kestrel Books Ltd
2011 – 2012
- Read the proofs of thirty books`),
	).toEqual([
		['Freelance Writer', '', ''],
		['Editor', 'Penrith Press Ltd', ''],
		['Proofreader', 'Kestrel Books Ltd', ''],
	])
})

test('what comes after the roles of one employer is not a role there', async () => {
	const jobs = await jobsOf(`Crust Bakery Ltd
Leeds
2018 – present

Head Baker
2020 – present
- Led a team of six

Baker
2018 – 2020
- Baked four hundred loaves a day

Freelance Gardener
2015 – 2017
- Kept the gardens of nine houses`)
	expect(jobs.map(([title, employer]) => [title, employer])).toEqual([
		['Head Baker', 'Crust Bakery Ltd'],
		['Baker', 'Crust Bakery Ltd'],
		['Freelance Gardener', ''],
	])
})

test.each([
	[
		'jobs beside one another that say title and firm alike',
		`Night Porter, Grand Hotel, Leeds
2015 – 2019

Sales Assistant, Corner Shop, Leeds
2015 – 2017
- Sold bread

Barista, Blue Cafe, Leeds
2017 – 2019
- Made coffee`,
		['Grand Hotel', 'Corner Shop', 'Blue Cafe'],
	],
	[
		'work of one’s own beside jobs that fill its time',
		`Freelance Photographer
2010 – present

Picture Editor
Penrith Press
2015 – present
- Edited forty books

Photo Assistant
Kestrel
2010 – 2015
- Took photos of thirty books`,
		['', 'Penrith Press', 'Kestrel'],
	],
	[
		'a job at another firm within the time of the roles',
		`Northern Foods Ltd
Leeds
2014 – 2020

Supervisor
2017 – 2020
- Led a team of six

Operative
2014 – 2016
- Packed four hundred boxes a day

Barista
Costa, York
Mar 2015 – Feb 2016
- Made coffee`,
		['Northern Foods Ltd', 'Northern Foods Ltd', 'Costa'],
	],
	[
		'a job without any account before jobs within its time',
		`Waiter
The Anchor
2018 – 2019

Cashier
Corner Shop
2018

Tutor
Hill Academy
2019`,
		['The Anchor', 'Corner Shop', 'Hill Academy'],
	],
])('%s: each keeps its own employer', async (_, experience, employers) => {
	expect((await jobsOf(experience)).map(([, employer]) => employer)).toEqual(employers)
})
