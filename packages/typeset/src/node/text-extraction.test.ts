import { execFileSync } from 'node:child_process'
import { type CvDocument, defaultDesign } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { templates } from '../find-template.ts'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import { lettersOf, printedWords } from '../fixtures/printed-words.ts'
import { rolesCv } from '../fixtures/roles-cv.ts'
import { tenJobCv } from '../fixtures/ten-job-cv.ts'
import { listPrintedWords, listWordsWithDatesApart, titledHeading } from '../list-printed-words.ts'
import { sampleCvs } from '../samples/sample-cvs.ts'
import { stripRunningHeaders } from '../strip-running-headers.ts'
import { toTypesetInput } from '../to-typeset-input.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

const cvs: { id: string; cv: CvDocument }[] = [
	...sampleCvs,
	{ id: 'ten jobs and every diacritic', cv: tenJobCv },
	{ id: 'every field', cv: everyFieldCv },
	{ id: 'several roles at one employer', cv: rolesCv },
]

// Every template sets the hard ones, the first template everybody.
const cases = templates.flatMap(({ id: templateId }, index) =>
	cvs.slice(index === 0 ? 0 : -3).map(({ id, cv }) => ({ templateId, id, cv })),
)
const inTwoColumns = new Set(templates.filter(({ hasColumns }) => hasColumns).map(({ id }) => id))
const inOneColumn = cases.filter(({ templateId }) => !inTwoColumns.has(templateId))

const minor = new Set(['language', 'awards', 'interests', 'reference', 'custom'])

/** Returns the text that pdftotext finds in a file, without the running headers. */
function readText(bytes: Uint8Array, mode: string, name: string): string {
	const options = [...mode.split(' ').filter(Boolean), '-', '-']
	const text = execFileSync('pdftotext', options, { input: bytes, encoding: 'utf8' })
	return stripRunningHeaders(text, name)
}

function expectInOrder(text: string, columns: string[][]) {
	const letters = lettersOf(text)
	expect(letters).toHaveLength(columns.flat().map(lettersOf).join('').length)
	for (const words of columns) {
		let from = 0
		for (const each of words) {
			const at = letters.indexOf(lettersOf(each), from)
			expect(at, each).toBeGreaterThanOrEqual(from)
			from = at + lettersOf(each).length
		}
	}
}

test.each(inOneColumn)(
	'$templateId, $id: every word is read once and in order',
	async ({ templateId, cv }) => {
		const design = { ...defaultDesign(), templateId }
		const { bytes, warnings } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
		const input = toTypesetInput(cv, design)
		expect(warnings).toEqual([])
		for (const mode of ['-layout', '-raw']) {
			const text = readText(bytes, mode, input.heading)
			expect(lettersOf(text), mode).toBe(printedWords(input).map(lettersOf).join(''))
		}
		// Without an option, dates below one another are read as a column.
		expectInOrder(readText(bytes, '', input.heading), listWordsWithDatesApart(input))
	},
)

test.each(inOneColumn)(
	'$templateId, $id: names, titles, dates and points are read with whole words',
	async ({ templateId, cv }) => {
		const design = { ...defaultDesign(), templateId }
		const { bytes } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
		const input = toTypesetInput(cv, design)
		const { heading, sections } = input
		const entries = sections.flatMap(({ parts }) => parts.filter((part) => part.kind === 'entry'))
		for (const mode of ['', '-layout', '-raw']) {
			const text = readText(bytes, mode, heading)
			const lines = text
				.toLowerCase()
				.split(/[\n\f]/)
				.map((line) => line.trim())
			const titles = sections.filter(({ name }) => !minor.has(name)).map(({ title }) => title)
			for (const title of [titledHeading(input), ...titles]) {
				expect(lines, mode || 'default').toContain(title.toLowerCase())
			}
			// A section of one line may have its title on that line.
			for (const { title } of sections.filter(({ name }) => minor.has(name))) {
				const starts = lines.filter((line) => `${line} `.startsWith(`${title.toLowerCase()} `))
				expect(starts, `${title}, ${mode || 'default'}`).not.toEqual([])
			}
			const words = text.replace(/\s+/g, ' ')
			for (const { title, dates } of entries) {
				expect(words).toContain(title)
				expect(words).toContain(dates)
			}
		}
	},
)

test.each(cases.filter(({ templateId }) => inTwoColumns.has(templateId)))(
	'$templateId, $id: every word of a column is read once and in order',
	async ({ templateId, cv }) => {
		const design = { ...defaultDesign(), templateId }
		const { bytes } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
		const input = toTypesetInput(cv, design)
		expectInOrder(readText(bytes, '-raw', input.heading), listPrintedWords(input))
	},
)

const headers = (['centred', 'split'] as const).flatMap((headerLayout) =>
	templates.map(({ id: templateId }) => ({ templateId, headerLayout })),
)

test.each(headers)(
	'$templateId, name and contacts $headerLayout: the head changes, and every word is read once and in order',
	async ({ templateId, headerLayout }) => {
		const [own, chosen] = [
			{ ...defaultDesign(), templateId, headerLayout: 'left' as const },
			{ ...defaultDesign(), templateId, headerLayout },
		]
		const pages = await Promise.all(
			[own, chosen].map((design) => typesetter.svg(everyFieldCv, design)),
		)
		const isTheSame = templateId === 'sidebar' && headerLayout === 'split'
		expect(JSON.stringify(pages[0]) === JSON.stringify(pages[1])).toBe(isTheSame)
		const { bytes } = await typesetter.pdf(everyFieldCv, chosen, { createdAt: new Date(0) })
		const input = toTypesetInput(everyFieldCv, chosen)
		expectInOrder(readText(bytes, '-raw', input.heading), listPrintedWords(input))
	},
)

function countWords(text: string): number {
	return text.split(/\s+/).length
}

/** How many words are in strings that are read whole, each after the one before in its column. */
function countInOrder(text: string, columns: string[][]): number {
	const letters = lettersOf(text)
	let count = 0
	for (const words of columns) {
		let from = 0
		for (const each of words) {
			const at = letters.indexOf(lettersOf(each), from)
			if (at < 0) continue
			from = at + lettersOf(each).length
			count += countWords(each)
		}
	}
	return count
}

const leastInOrder = [
	{ templateId: 'graduate', byDefault: 0.97, inLayout: 0.81 },
	{ templateId: 'creative', byDefault: 0.965, inLayout: 0.74 },
	{ templateId: 'two-columns', byDefault: 0.93, inLayout: 0.81 },
	{ templateId: 'european', byDefault: 0.99, inLayout: 0.99 },
	{ templateId: 'sidebar', byDefault: 0.975, inLayout: 0.775 },
]

test('every template of two columns has its least shares', () => {
	expect(new Set(leastInOrder.map(({ templateId }) => templateId))).toEqual(inTwoColumns)
})

test.each(leastInOrder)(
	'$templateId: at least $byDefault of all words are read in order, and $inLayout with -layout',
	async ({ templateId, byDefault, inLayout }) => {
		const design = { ...defaultDesign(), templateId }
		const total = { words: 0, byDefault: 0, inLayout: 0 }
		for (const { cv } of cvs) {
			const { bytes } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
			const input = toTypesetInput(cv, design)
			const columns = listPrintedWords(input)
			const apart = listWordsWithDatesApart(input)
			total.words += columns
				.flat()
				.map(countWords)
				.reduce((sum, count) => sum + count, 0)
			total.byDefault += countInOrder(readText(bytes, '', input.heading), apart)
			total.inLayout += countInOrder(readText(bytes, '-layout', input.heading), columns)
		}
		expect(total.byDefault / total.words).toBeGreaterThanOrEqual(byDefault)
		expect(total.inLayout / total.words).toBeGreaterThanOrEqual(inLayout)
	},
)
