import type { CvDocument } from '@app/cv'
import { describe, expect, test } from 'vitest'
import { type MadeFormat, type MadeLine, makers } from './node/make-test-files.ts'
import { readBytes } from './node/read-fixture.ts'
import { thirdOf } from './node/third-of.ts'

const headings = [
	'Things I have done',
	'Key achievements',
	'Highlights',
	'Career highlights',
	'Proud of',
	'What I bring',
	'Selected achievements',
	'Some of my successes',
	'My proudest moments',
	'What I have achieved',
	'Results',
	'Wins',
	'Impact',
	'Track record',
	'What I did',
	'Professional highlights',
	'Experience highlights',
	'Selected experience',
	'What I am known for',
	'Accomplishments',
	'Sea service',
	'Relevant experience',
]

const deeds = [
	'Raised £240 for the village hall',
	'Led a team of six carers through a long winter',
	'Won the regional prize for the best kitchen',
	'Cut waste by a third in two years',
]
const dated = [
	'Raised £240 for the village hall in 2019',
	'Led a team of six carers, 2016 – 2018',
	'Won the regional prize in 2015',
]
const sentences = [
	'I raised £240 for the village hall and led a team of six carers.',
	'I cut waste by a third in two years and won a prize.',
]

const point = (text: string): MadeLine => ({ text, isBullet: true })
const plain = (text: string): MadeLine => ({ text })

const forms: Record<string, MadeLine[]> = {
	'as points': deeds.map(point),
	'as two points': deeds.slice(0, 2).map(point),
	'as lines': deeds.map(plain),
	'as points with years': dated.map(point),
	'as lines with years': dated.map(plain),
	'as sentences': sentences.map(plain),
}

const heading = (text: string): MadeLine => ({ text, bold: true, gapPt: 14 })

const job: MadeLine[] = [
	{ text: 'Site Joiner', bold: true, gapPt: 8 },
	plain('Arkwright Joinery Ltd, Leeds'),
	plain('March 2018 – Present'),
	point('Made 40 doors a week'),
]

const person: MadeLine[] = [
	{ text: 'Sam Hill', bold: true, sizePt: 18 },
	{ text: 'sam.hill@example.com | 07700 900123' },
]

const close: MadeLine[] = [
	heading('Education'),
	plain('NVQ Level 2 Joinery, Leeds College, 2010'),
	heading('Skills'),
	plain('Sawing, planing'),
]

const cvs: Record<string, { jobs: number; of: (list: MadeLine[]) => MadeLine[] }> = {
	'above the jobs': {
		jobs: 1,
		of: (list) => [...person, ...list, heading('Work experience'), ...job, ...close],
	},
	'below the jobs': {
		jobs: 1,
		of: (list) => [...person, heading('Work experience'), ...job, ...list, ...close],
	},
	'in a CV without jobs': { jobs: 0, of: (list) => [...person, ...list, ...close] },
}

async function read(format: MadeFormat, lines: readonly MadeLine[]): Promise<CvDocument> {
	const { document } = await readBytes(makers[format](lines), `cv.${format}`)
	return document
}

const formats = Object.keys(makers) as MadeFormat[]
const cases = Object.keys(cvs).flatMap((where, whereTurn) =>
	Object.keys(forms).flatMap((form, formTurn) =>
		formats.map((format, turn) => ({ form, where, format, turn: whereTurn + formTurn + turn })),
	),
)

describe('a list of achievements is no job, whatever its heading', () => {
	test.each(cases)('$form, $where, in a $format file', async ({ form, where, format, turn }) => {
		const { jobs, of } = cvs[where] ?? { jobs: 0, of: (list: MadeLine[]) => list }
		const list = forms[form] ?? []
		// Over all cases, each heading is read in every format.
		for (const title of thirdOf(headings, turn)) {
			const document = await read(format, of([heading(title), ...list]))
			expect(document.experience, title).toHaveLength(jobs)
			for (const { jobTitle, employer, achievements } of document.experience) {
				expect([jobTitle, employer], title).toEqual(['Site Joiner', 'Arkwright Joinery Ltd'])
				expect(achievements, title).toEqual(['Made 40 doors a week'])
			}
			const words = JSON.stringify(document)
			for (const { text } of list) expect(words, title).toContain(text.slice(0, 20))
		}
	})
})

test('its heading stays as it was written', async () => {
	for (const title of ['What I bring', 'My proudest moments', 'Relevant experience', 'Impact']) {
		for (const format of formats) {
			const { custom } = await read(format, [
				...person,
				heading('Work experience'),
				...job,
				heading(title),
				...deeds.map(point),
				...close,
			])
			expect(custom.map((section) => [section.title, section.items.length])).toEqual([[title, 4]])
		}
	}
})

describe('what is a job stays one', () => {
	test.each(formats)('with a list of its own under a label, in a %s file', async (format) => {
		for (const label of ['Key achievements', 'Highlights', 'Achievements:', 'Responsibilities']) {
			const { experience, awards, custom } = await read(format, [
				...person,
				heading('Work experience'),
				...job.slice(0, 3),
				{ text: label, bold: true },
				...deeds.map(point),
				...close,
			])
			expect(experience.map(({ achievements }) => achievements.length)).toEqual([4])
			expect([awards, custom]).toEqual([[], []])
		}
	})

	test.each(formats)('with duties and then achievements, in a %s file', async (format) => {
		const { experience, awards, custom } = await read(format, [
			...person,
			heading('Work experience'),
			...job.slice(0, 3),
			heading('Responsibilities'),
			point('Made 40 doors a week'),
			heading('Achievements'),
			...deeds.map(point),
			...close,
		])
		expect(experience.map(({ achievements }) => achievements.length)).toEqual([5])
		expect([awards, custom]).toEqual([[], []])
	})

	test.each(formats)('without dates where nobody dated any, in a %s file', async (format) => {
		const { experience } = await read(format, [
			...person,
			heading('Work experience'),
			{ text: 'Cook, Hollin Mill Canteen', gapPt: 8 },
			...deeds.slice(0, 2).map(point),
			{ text: 'Kitchen Porter, The Swan Inn', gapPt: 8 },
			...deeds.slice(2).map(point),
			...close,
		])
		expect(experience.map(({ jobTitle }) => jobTitle)).toEqual(['Cook', 'Kitchen Porter'])
	})

	test.each(formats)(
		'where it is titled with a word that is a verb too, in a %s file',
		async (format) => {
			for (const jobTitle of [
				'Registered Manager',
				'Set Designer',
				'Certified Welder',
				'Led Lighting Engineer',
			]) {
				const { experience } = await read(format, [
					...person,
					heading('Work experience'),
					{ text: jobTitle, bold: true, gapPt: 8 },
					...job.slice(1),
					...close,
				])
				expect(experience.map((one) => one.jobTitle)).toEqual([jobTitle])
			}
		},
	)
})
