import type { CvDocument } from '@app/cv'
import { describe, expect, test } from 'vitest'
import { type MadeFormat, type MadeLine, makers } from './node/make-test-files.ts'
import { readBytes } from './node/read-fixture.ts'
import { thirdOf } from './node/third-of.ts'

const trades = [
	'BENCH HAND',
	'SETTER OUT',
	'BANKSMAN',
	'LOOM TUNER',
	'PATTERN CUTTER',
	'DRAYMAN',
	'KENNEL HAND',
	'FETTLER',
	'SLINGER',
	'RIPPER',
	'OVERLOOKER',
	'TACKLER',
	'BEAMER',
	'CHIPPY',
	'POINTSMAN',
	'TALLYMAN',
	'DOFFER',
	'WAX CHANDLER',
	'DRY STONE WALLER',
	'BOBBIN WINDER',
	'LAMP TRIMMER',
	'HORSE LOGGER',
]

type Job = { title: string; employer: string; town: string; dates: string; done: string[] }

const done = [
	['Made 40 doors a week', 'Trained two apprentices'],
	['Kept 12 machines running', 'Cut waste by a tenth'],
	['Loaded 30 wagons a day', 'Checked every load'],
]

const jobsOf = (titles: readonly string[]): Job[] => [
	{
		title: titles[0] ?? '',
		employer: 'Arkwright Joinery Ltd',
		town: 'Leeds',
		dates: 'March 2018 – Present',
		done: done[0] ?? [],
	},
	{
		title: titles[1] ?? '',
		employer: 'Hollin Mills Ltd',
		town: 'Bradford',
		dates: 'May 2014 – February 2018',
		done: done[1] ?? [],
	},
	{
		title: titles[2] ?? '',
		employer: 'Calder Quarries Ltd',
		town: 'Halifax',
		dates: 'June 2010 – April 2014',
		done: done[2] ?? [],
	},
]

const title = (text: string): MadeLine => ({ text, bold: true, gapPt: 8 })
const points = (job: Job): MadeLine[] => job.done.map((text) => ({ text, isBullet: true }))

/** The layouts of a job in CVs: the title always has a separate line, or stands beside its dates. */
const layouts: Record<string, (job: Job) => MadeLine[]> = {
	'employer and dates on lines below': (job) => [
		title(job.title),
		{ text: `${job.employer}, ${job.town}` },
		{ text: job.dates },
		...points(job),
	],
	'dates below, then the employer': (job) => [
		title(job.title),
		{ text: job.dates },
		{ text: `${job.employer}, ${job.town}` },
		...points(job),
	],
	'dates right of the employer': (job) => [
		title(job.title),
		{ text: `${job.employer}, ${job.town}`, right: job.dates },
		...points(job),
	],
	'dates behind the employer': (job) => [
		title(job.title),
		{ text: `${job.employer}, ${job.town} | ${job.dates}` },
		...points(job),
	],
	'dates right of the title': (job) => [
		{ ...title(job.title), right: job.dates },
		{ text: `${job.employer}, ${job.town}` },
		...points(job),
	],
	'dates above': (job) => [
		{ text: job.dates, gapPt: 8 },
		{ text: job.title, bold: true },
		{ text: `${job.employer}, ${job.town}` },
		...points(job),
	],
}

const heading = (text: string): MadeLine => ({ text, bold: true, gapPt: 14 })

function cvOf(experience: readonly MadeLine[], after: readonly MadeLine[] = []): MadeLine[] {
	return [
		{ text: 'Sam Hill', bold: true, sizePt: 18 },
		{ text: 'sam.hill@example.com | 07700 900123' },
		heading('WORK EXPERIENCE'),
		...experience,
		...after,
		heading('EDUCATION'),
		{ text: 'NVQ Level 2 Joinery, Leeds College, 2010' },
		heading('SKILLS'),
		{ text: 'Sawing, planing, lifting' },
	]
}

async function read(format: MadeFormat, lines: readonly MadeLine[]): Promise<CvDocument> {
	const { document } = await readBytes(makers[format](lines), `cv.${format}`)
	return document
}

const formats = Object.keys(makers) as MadeFormat[]
const triples = trades.map((trade, index) => [
	trade,
	trades[(index + 7) % trades.length] ?? '',
	trades[(index + 13) % trades.length] ?? '',
])

describe.each(formats.map((format, turn) => [format, turn] as const))(
	'a trade in capitals that no list knows heads a job in a %s file',
	(format, formatTurn) => {
		const turns = Object.entries(layouts).map(
			([name, layout], turn) => [name, layout, turn] as const,
		)
		test.each(turns)('%s', async (_, layout, layoutTurn) => {
			// Over all layouts, each trade is read in every format.
			for (const titles of thirdOf(triples, formatTurn + layoutTurn)) {
				const jobs = jobsOf(titles)
				const { experience, custom } = await read(format, cvOf(jobs.flatMap(layout)))
				expect(custom, titles.join()).toEqual([])
				expect(
					experience.map(({ jobTitle, employer, location, startDate, current, achievements }) => ({
						jobTitle,
						employer,
						location,
						startDate,
						current,
						achievements,
					})),
				).toEqual(
					jobs.map((job, index) => ({
						jobTitle: job.title,
						employer: job.employer,
						location: job.town,
						startDate: ['2018-03', '2014-05', '2010-06'][index],
						current: index === 0,
						achievements: job.done,
					})),
				)
			}
		})
	},
)

test.each(formats)('one job alone is read from a %s file', async (format) => {
	const stacked = layouts['employer and dates on lines below'] ?? (() => [])
	for (const trade of trades) {
		const { experience, custom } = await read(
			format,
			cvOf(jobsOf([trade]).slice(0, 1).flatMap(stacked)),
		)
		expect(experience.map(({ jobTitle }) => jobTitle)).toEqual([trade])
		expect(custom).toEqual([])
	}
})

test.each(formats)(
	'a trade in small letters set like the headings heads a job in a %s file',
	async (format) => {
		const inSmall = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()
		const stacked = layouts['employer and dates on lines below'] ?? (() => [])
		for (const titles of triples) {
			const jobs = jobsOf(titles.map(inSmall))
			const lines = cvOf(jobs.flatMap(stacked)).map((line) => ({
				...line,
				text: /^[A-Z ]+$/.test(line.text) ? inSmall(line.text) : line.text,
			}))
			const { experience, custom } = await read(format, lines)
			expect(experience.map(({ jobTitle }) => jobTitle)).toEqual(titles.map(inSmall))
			expect(custom).toEqual([])
		}
	},
)

test('no job is lost where no list knows the employers either', async () => {
	const names = ['Arkwright', 'Oswaldtwistle & Haigh', 'Pell and Daughter']
	for (const [name, layout] of Object.entries(layouts)) {
		for (const titles of triples) {
			const jobs = jobsOf(titles).map((job, index) => ({ ...job, employer: names[index] ?? '' }))
			const { experience, custom } = await read('docx', cvOf(jobs.flatMap(layout)))
			expect(custom, name).toEqual([])
			expect(experience.map(({ startDate, achievements }) => [startDate, achievements])).toEqual(
				jobs.map((job, index) => [['2018-03', '2014-05', '2010-06'][index], job.done]),
			)
		}
	}
})

test('a trade that a list knows stands beside one that none knows', async () => {
	const stacked = layouts['employer and dates on lines below'] ?? (() => [])
	for (const titles of [
		['BENCH HAND', 'CARE ASSISTANT', 'FETTLER'],
		['PROJECT ENGINEER', 'BENCH HAND', 'TRAINING MANAGER'],
	]) {
		const { experience } = await read('docx', cvOf(jobsOf(titles).flatMap(stacked)))
		expect(experience.map(({ jobTitle }) => jobTitle)).toEqual(titles)
	}
})

test('a first job without dates is a job where its employer stands below', async () => {
	const stacked = layouts['employer and dates on lines below'] ?? (() => [])
	const [first, ...others] = jobsOf(['BENCH HAND', 'LOOM TUNER', 'BANKSMAN']).map(stacked)
	const undated = (first ?? []).filter(({ text }) => text !== 'March 2018 – Present')
	const { experience } = await read('docx', cvOf([undated, ...others].flat()))
	expect(experience.map(({ jobTitle }) => jobTitle)).toEqual([
		'BENCH HAND',
		'LOOM TUNER',
		'BANKSMAN',
	])
})

const unknownHeadings = [
	'THINGS I MADE',
	'LIFE ABOARD',
	'MY WORKBENCH',
	'KIT I KNOW',
	'GOOD TO KNOW',
	'WHAT MATTERS TO ME',
	'ON THE ROAD',
	'SHOP FLOOR STORIES',
	'ABOVE AND BEYOND',
]

describe.each(formats)(
	'an unknown heading in capitals is a section of its own in a %s file',
	(format) => {
		const plainJobs: MadeLine[] = [
			{ text: 'Site Joiner', bold: true, gapPt: 8 },
			{ text: 'Arkwright Joinery Ltd, Leeds' },
			{ text: 'March 2018 – Present' },
			{ text: 'Made 40 doors a week', isBullet: true },
		]
		const bodies: Record<string, MadeLine[]> = {
			'over points': [
				{ text: 'An oak table for a chapel', isBullet: true },
				{ text: 'A gate for the village hall', isBullet: true },
			],
			'over dated points': [
				{ text: 'An oak table for a chapel, 2016 – 2017', isBullet: true },
				{ text: 'A gate for the village hall, 2019', isBullet: true },
			],
			'over a sentence': [
				{ text: 'I like to work with my hands and to leave a place better than I found it.' },
			],
		}
		test.each(Object.entries(bodies))('%s', async (_, body) => {
			for (const unknown of unknownHeadings) {
				const capitals = layouts['employer and dates on lines below'] ?? (() => [])
				const jobs = jobsOf(['BENCH HAND', 'LOOM TUNER', 'BANKSMAN'])
				for (const [count, experience] of [
					[1, plainJobs],
					[3, jobs.flatMap(capitals)],
				] as const) {
					const after = [heading(unknown), ...body]
					const document = await read(format, cvOf(experience, after))
					expect(document.custom.map(({ title }) => title)).toEqual([unknown])
					expect(document.custom[0]?.items).toHaveLength(body.length)
					expect(document.experience).toHaveLength(count)
				}
			}
		})
	},
)

test.each(formats)('an unknown heading over whole jobs heads jobs in a %s file', async (format) => {
	const { custom, experience } = await read(
		format,
		cvOf(
			[
				{ text: 'Site Joiner', bold: true, gapPt: 8 },
				{ text: 'Arkwright Joinery Ltd, Leeds' },
				{ text: 'March 2018 – Present' },
				{ text: 'Made 40 doors a week', isBullet: true },
			],
			[
				heading('BEFORE THE WORKSHOP'),
				{ text: 'Chief Officer, MV Anna, 2010 – 2014' },
				{ text: 'Second Officer, MV Bella, 2006 – 2010' },
				{ text: 'Third Officer, MV Clara, 2003 – 2006' },
				{ text: 'Deck Cadet, MV Dora, 2001 – 2003' },
			],
		),
	)
	expect(custom).toEqual([])
	expect(experience.map(({ jobTitle }) => jobTitle)).toEqual([
		'Site Joiner',
		'Chief Officer',
		'Second Officer',
		'Third Officer',
		'Deck Cadet',
	])
})

test('a heading under the heading of the jobs is no employer and no title', async () => {
	const { experience, custom } = await read(
		'docx',
		cvOf([
			heading('LIFE ABOARD'),
			{ text: 'Chief Officer, MV Anna, 2010 – 2014' },
			{ text: 'Kept the bridge watch', isBullet: true },
			{ text: 'Second Officer, MV Bella, 2006 – 2010' },
			{ text: 'Kept the charts', isBullet: true },
		]),
	)
	expect(experience.map(({ jobTitle, employer }) => [jobTitle, employer])).toEqual([
		['Chief Officer', 'MV Anna'],
		['Second Officer', 'MV Bella'],
	])
	expect(custom).toEqual([])
})
