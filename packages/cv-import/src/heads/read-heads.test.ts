import { expect, test } from 'vitest'
import { readBytes } from '../node/read-fixture.ts'
import { headWeights } from './head-weights.ts'

async function read(section: string, lines: readonly string[]) {
	const text = `Sam Hartley\nsam@example.com\n07700 900123\n\n${section}\n\n${lines.join('\n')}\n`
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

test('the weights are signed bytes, less than 400 kB of text', () => {
	expect(headWeights.packed.length).toBeGreaterThan(300_000)
	expect(headWeights.packed.length).toBeLessThan(400_000)
})

test.each([
	[
		['Coal Trimmer, Halden Mill, Ravfield, 2015 – 2019'],
		['Coal Trimmer', 'Halden Mill', 'Ravfield'],
	],
	[
		['Halden & Co - Balburg - Toolmaker', '2015 – 2019'],
		['Toolmaker', 'Halden & Co', 'Balburg'],
	],
	[
		['Deputy Manager (maternity cover) at Larch Kitchen, Dunsand', '2015 – 2019'],
		['Deputy Manager (maternity cover)', 'Larch Kitchen', 'Dunsand'],
	],
	[
		['Kovgar Labs', 'Search Quality Rater', '2015 – 2019'],
		['Search Quality Rater', 'Kovgar Labs', ''],
	],
	[
		['Halden Mill Ltd ~ Loom Tuner ~', '2015 – 2019'],
		['Loom Tuner', 'Halden Mill Ltd', ''],
	],
	[
		['Call Handler', 'Larch Global Services (LGS), Canada', '2015 – 2019'],
		['Call Handler', 'Larch Global Services (LGS)', 'Canada'],
	],
])('the head of a job %j', async (lines, [title, employer, location]) => {
	const { experience } = await read('Work experience', [...lines, '- Kept the books'])
	expect(experience[0]).toMatchObject({ jobTitle: title, employer, location })
})

test('entries of one section are read in one order', async () => {
	const { experience } = await read('Work experience', [
		'Brigstone, Elland, 2015 – 2019',
		'Warehouse Operative',
		'- Picked orders',
		'Amberley, Brighouse, 2011 – 2015',
		'Driver',
		'- Drove a van',
	])
	expect(
		experience.map(({ jobTitle, employer, location }) => [jobTitle, employer, location]),
	).toEqual([
		['Warehouse Operative', 'Brigstone', 'Elland'],
		['Driver', 'Amberley', 'Brighouse'],
	])
})

test.each([
	[
		['B.Tech, Electronics, Kovara College of Engineering, Mysuru, 2010 – 2014, CGPA 8.7/10'],
		['Kovara College of Engineering', 'Mysuru'],
	],
	[
		['2010 – 2014', 'Ravfield University – Diploma in Tally'],
		['Ravfield University', ''],
	],
])('the head of a course %j', async (lines, [institution, location]) => {
	const { education } = await read('Education', lines)
	expect(education[0]).toMatchObject({ institution, location })
})
