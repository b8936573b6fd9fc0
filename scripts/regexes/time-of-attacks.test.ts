import { analyse } from '@app/checks'
import { type CvDocument, emptyCv, newItem } from '@app/cv'
import { matchCv, readAdvert } from '@app/match'
import { rewriteBullet } from '@app/rewrite'
import { describe, expect, test } from 'vitest'
import { readCvFile } from '../../packages/cv-import/src/node/read-cv-file.ts'

/**
 * The repeated parts of lines that are made to keep a program busy: signs that expressions look for, dates, addresses
 * and labels.
 */
const units = [
	'2019-',
	'2019 - 2020, ',
	'May 2019 – ',
	'(2019) ',
	'12 ',
	'1',
	'1,',
	'£1,',
	'(',
	'((a',
	'[](',
	')',
	' ',
	'\t',
	'\u00a0',
	'. ',
	', ',
	'; ',
	': ',
	'| ',
	'• ',
	'-',
	'–',
	'_',
	'*',
	'/',
	'"',
	'“a',
	'’',
	'@',
	'a',
	'A',
	'a ',
	'A ',
	'Aa ',
	'A-',
	'a-',
	'A.',
	'a, b',
	'a@',
	'a@b.',
	'a.b.',
	'www.a',
	'http://a/',
	'and ',
	'of in ',
	'without ',
	'must ',
	'no ',
	'GCSE ',
	'Level 3 ',
	'grade: A ',
	'BSc ',
	'Dr. ',
	'I ',
	'valid ',
	'expir',
	'page 1 ',
	'reference ',
	'was ',
	'years ',
	'licence ',
	'which was ',
	'the the ',
]

/** Twice the text may take this much longer. In proportion is 2; only growth with the square, 4, is beyond it. */
const mostGrowth = 3.2
/** Milliseconds of processor time below which a growth says nothing. */
const leastMs = 40

const repeated = (unit: string, length: number) =>
	`${unit.repeat(Math.ceil(length / unit.length))}!`

const today = '2026-01-15'
const head =
	'Ada Example\nada@example.com\n\nExperience\nEngineer at Acme, 2019 - 2021\n• Built it\n\n'

const inRows = (text: string) => text.match(/.{1,80}/gs)?.join('\n') ?? ''

async function read(text: string): Promise<void> {
	const bytes = new TextEncoder().encode(`${head}${text}\n`)
	// A line of nothing but signs may be no CV; that answer may take no longer either.
	await readCvFile({ bytes, fileName: 'cv.txt', maxPages: 50 }, () => {}).catch(() => {})
}

/** One passage may take time that grows faster, but has a bound; here there are more of them. */
const passageLength = 400

function cvOf(unit: string, length: number): CvDocument {
	const job = {
		...newItem('experience', 'job'),
		title: 'Engineer',
		company: 'Acme',
		startDate: '2020-01',
	}
	const lines = Math.round(length / passageLength)
	const achievements = Array.from({ length: lines }, () => repeated(unit, passageLength))
	return {
		...emptyCv(),
		professionalSummary: repeated(unit, passageLength),
		experience: [{ ...job, achievements }],
	}
}

const advert = readAdvert('Engineer\n\nEssential:\n• Excel\n• 2 years of experience\n')

type Entry = { length: number; run: (unit: string, length: number) => void | Promise<void> }

const entries: Record<string, Entry> = {
	'reading a line of a file': {
		length: 5_000,
		run: (unit, length) => read(repeated(unit, length)),
	},
	'reading an advert': {
		length: 12_000,
		run: (unit, length) => void readAdvert(repeated(unit, length)),
	},
	'reading many lines of an advert': {
		length: 12_000,
		run: (unit, length) => void readAdvert(inRows(repeated(unit, length))),
	},
	'checking a CV': {
		length: 8_000,
		run: (unit, length) =>
			void analyse({ cv: cvOf(unit, length), source: null, today, knowsWord: () => true }),
	},
	'matching a CV': {
		length: 8_000,
		run: (unit, length) => void matchCv({ cv: cvOf(unit, length), source: null, today }, advert),
	},
	'rewriting a duty': {
		length: 480,
		run: (unit, length) => void rewriteBullet(repeated(unit, length), { current: false }),
	},
}

/** Milliseconds of processor time, so that a busy machine changes nothing. */
async function timeOf(work: () => void | Promise<void>): Promise<number> {
	const start = process.threadCpuUsage().user
	await work()
	return (process.threadCpuUsage().user - start) / 1000
}

/** Prose, whose time is what a text of its length may take. */
const prose =
	'Helped 30 customers a day with their orders, and trained two colleagues at the till. '

/**
 * Returns how many times longer a text of twice the length takes. Quadratic growth also shows at double that length;
 * a delay on a busy machine doesn't recur.
 */
async function growthOf(entry: Entry, unit: string, usual: Usual): Promise<number> {
	const growth = await growthAt(entry.length, { entry, unit, usual: usual.atOnce })
	if (growth <= mostGrowth) return growth
	return Math.min(growth, await growthAt(2 * entry.length, { entry, unit, usual: usual.atTwice }))
}

/** Milliseconds that prose takes at twice the length of an entry, and at four times. */
type Usual = { atOnce: number; atTwice: number }

type Attempt = { entry: Entry; unit: string; usual: number }

// Takes the best of several runs, and stops as soon as the text takes no longer than prose or its growth is in
// proportion.
async function growthAt(length: number, { entry: { run }, unit, usual }: Attempt): Promise<number> {
	let [once, twice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
	for (let tries = 0; tries < 5; tries += 1) {
		twice = Math.min(twice, await timeOf(() => run(unit, 2 * length)))
		if (twice < Math.max(leastMs, usual)) return 2
		once = Math.min(once, await timeOf(() => run(unit, length)))
		if (twice / once <= mostGrowth) return 2
	}
	return twice / once
}

async function usualTime({ length, run }: Entry): Promise<Usual> {
	// Once before, since the first run also compiles.
	await run(prose, length)
	const atOnce = await timeOf(() => run(prose, 2 * length))
	return { atOnce, atTwice: await timeOf(() => run(prose, 4 * length)) }
}

/** All texts take a minute by themselves, and several beside other tests, in milliseconds. */
const longestMs = 600_000

describe.each(Object.entries(entries))('the time of %s', (_, entry) => {
	test(
		'grows in proportion to a text made to take long',
		async () => {
			const slow: string[] = []
			const usual = await usualTime(entry)
			expect(await growthOf(entry, prose, { atOnce: 0, atTwice: 0 })).toBeLessThan(mostGrowth)
			for (const unit of units) {
				const growth = await growthOf(entry, unit, usual)
				if (growth > mostGrowth) slow.push(`${JSON.stringify(unit)}: ${growth.toFixed(1)}`)
			}
			expect(slow).toEqual([])
		},
		longestMs,
	)
})
