import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'
import { describe, expect, test } from 'vitest'
import { caseList } from './fixtures/case-list.ts'
import { tryCase } from './fixtures/cases.ts'
import { analyse } from './index.ts'

const today = '2026-11-24'
const knowsWord = await openEnglishWords()

function titleOf(checkId: string, written: Partial<Record<keyof CvDocument, unknown>>) {
	const cv = cvDocumentSchema.parse(written)
	return analyse({ cv, source: null, today, knowsWord, proofread: proofreadLine }).findings.find(
		(finding) => finding.checkId === checkId,
	)?.title
}

describe('what a job lacks is one list', () => {
	const dated = { startDate: '2020-01', endDate: '2021-01' }
	const whole = { id: 'w', jobTitle: 'Cook', employer: 'Crust', ...dated }
	const sentenceFor = (...jobs: object[]) =>
		titleOf('C13', {
			experience: [...jobs.map((job, index) => ({ id: `${index}`, ...job })), whole],
		})

	test.each([
		[{ jobTitle: 'Porter', ...dated }, 'Your job as Porter is missing its employer.'],
		[
			{ jobTitle: 'Volunteer coach', ...dated },
			'Your voluntary work as Volunteer coach is missing its organisation.',
		],
		[{ employer: 'Hill House', ...dated }, 'Your job at Hill House is missing its title.'],
		[
			{ jobTitle: 'Porter', employer: 'Hill House' },
			'Your job as Porter at Hill House is missing its dates.',
		],
		[{ jobTitle: 'Porter' }, 'Your job as Porter is missing its employer and dates.'],
		[
			{ ...dated, startDate: '2024-01', current: true },
			'Your most recent job is missing its title and employer.',
		],
		[{}, 'Job 1 on your CV is missing its title, employer and dates.'],
	])('%j', (job, title) => {
		expect(sentenceFor(job)).toBe(title)
	})

	test('others that are incomplete are counted', () => {
		const porter = { jobTitle: 'Porter', ...dated }
		expect(sentenceFor(porter, porter)).toBe(
			'Your job as Porter is missing its employer. One more job is incomplete.',
		)
		expect(sentenceFor(porter, porter, porter)).toBe(
			'Your job as Porter is missing its employer. 2 more jobs are incomplete.',
		)
	})
})

describe('misspelt words are counted, and as many are named as there is room for', () => {
	const slips = ['recieved', 'acheived', 'seperate', 'definately', 'occured', 'untill', 'begining']
	const sentenceFor = (number: number) =>
		titleOf('G10', {
			professionalSummary: `I am a cook in Leeds who ${slips.slice(0, number).join(' the work and ')} the work.`,
		})

	test.each([
		[1, /^One word may be misspelt: “recieved” \(received\?\)\.$/],
		[2, /^2 words may be misspelt: “recieved” \(received\?\) and “acheived” \(achieved\?\)\.$/],
		[3, /^3 words may be misspelt: [^,]*, [^,]* and [^,]*\.$/],
		[7, /^7 words may be misspelt: .* and 3 more\.$/],
	])('%i', (number, title) => {
		expect(sentenceFor(number)).toMatch(title)
	})
})

describe('how many bullets give a figure is told as it is', () => {
	const sentenceFor = (withFigure: number, all: number) =>
		titleOf('E03', {
			experience: [
				{
					id: 'j',
					jobTitle: 'Cook',
					employer: 'Crust',
					startDate: '2020-01',
					current: true,
					achievements: Array.from({ length: all }, (_, index) =>
						index < withFigure
							? `Baked ${40 + index} loaves a day`
							: 'Cooked breakfast for the guests',
					),
				},
			],
		})

	test.each([
		[0, 5, 'None of the 5 bullets in your recent jobs gives a figure.'],
		[1, 6, 'Only one of the 6 bullets in your recent jobs gives a figure.'],
		[2, 11, 'Only 2 of the 11 bullets in your recent jobs give a figure.'],
	])('%i of %i', (withFigure, all, title) => {
		expect(sentenceFor(withFigure, all)).toBe(title)
	})
})

test.each([
	[['Adobe Flash'], 'It’s out of use'],
	[['Adobe Flash', 'Lotus Notes'], 'They’re out of use'],
])('what is out of use is one thing or several: %j', (names, why) => {
	const cv = cvDocumentSchema.parse({ skills: names.map((name) => ({ id: name, name })) })
	const finding = analyse({ cv, source: null, today }).findings.find(
		({ checkId }) => checkId === 'F08',
	)
	expect(finding?.why).toContain(why)
})

// Faults that would show that a sentence was put together from parts.
const slipsOfComposition: readonly [name: string, expression: RegExp][] = [
	['nothing in quotation marks', /“\s*”/],
	[
		'two things that are one',
		/(?<![-\d.,–’])\b(?:1|[Oo]ne) (?:more )?(?:bullet|word|job|line|phrase|amount|skill|slip|page|column|month|year|typeface)s\b/,
	],
	[
		'one thing that is several',
		/\b(?:[02-9]|\d\d+) (?:more )?(?:bullet|word|job|line|phrase|amount|skill|slip|page|column|month|year|typeface)\b(?!-)/,
	],
	['"no … and no …"', /\bno \S+(?: \S+)? and no\b/],
	['"a" before a vowel', /\ba [aeiou](?!ne\b|ni|u\b|s[eu])/],
	['"an" before a consonant', /\ban (?![aeiouhFHLMNRSX8“])/],
	['a stop too many', /[,:;]\.|\.\.|\s[,.;:]|,\s*,/],
	['a value that is missing', /undefined|null|NaN|\[object/],
]

// Words in quotation marks are the person's own, so they are replaced by “…”.
const remarks = [
	...new Set(
		caseList
			.flatMap(({ check, finds }) =>
				Object.values(finds).flatMap((change) => tryCase(check, change)),
			)
			.flatMap(({ finding }) => (finding === null ? [] : [finding.title, finding.why, finding.fix]))
			.map((text) => text.replace(/“[^”]+”/g, '“…”').replaceAll('“…” …', '“…”')),
	),
]

test.each(slipsOfComposition)('no remark has %s', (_, expression) => {
	expect(remarks.filter((text) => expression.test(text))).toEqual([])
})

const mostWords = 22

test('a sentence of a remark can be said in one breath', () => {
	const sentences = remarks.flatMap((text) => text.split(/(?<=[.:?!])\s+/))
	expect(sentences.filter((sentence) => sentence.split(/\s+/).length > mostWords)).toEqual([])
})
