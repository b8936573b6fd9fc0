import { execFileSync } from 'node:child_process'
import { type CvDocument, defaultDesign } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import { lettersOf, printedWords } from '../fixtures/printed-words.ts'
import { rolesCv } from '../fixtures/roles-cv.ts'
import { tenJobCv } from '../fixtures/ten-job-cv.ts'
import { sampleCvs } from '../samples/sample-cvs.ts'
import { templates } from '../template.ts'
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
const inTwoColumns = new Set(
	templates.filter(({ sideSections }) => sideSections.length > 0).map(({ id }) => id),
)
const inOneColumn = cases.filter(({ templateId }) => !inTwoColumns.has(templateId))

test.each(inOneColumn)(
	'$templateId, $id: every word is read once and in order',
	async ({ templateId, cv }) => {
		const design = { ...defaultDesign(), templateId }
		const { bytes, warnings } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
		const printed = printedWords(toTypesetInput(cv, design)).map(lettersOf).join('')
		expect(warnings).toEqual([])
		for (const mode of [[], ['-layout'], ['-raw']]) {
			const text = execFileSync('pdftotext', [...mode, '-', '-'], {
				input: bytes,
				encoding: 'utf8',
			})
			expect(lettersOf(text), mode.join('') || 'default').toBe(printed)
		}
	},
)

test.each(inOneColumn)(
	'$templateId, $id: names, titles, dates and points are read with whole words',
	async ({ templateId, cv }) => {
		const design = { ...defaultDesign(), templateId }
		const { bytes } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
		const { heading, sections } = toTypesetInput(cv, design)
		const entries = sections.flatMap(({ parts }) => parts.filter((part) => part.kind === 'entry'))
		for (const mode of [[], ['-layout'], ['-raw']]) {
			const text = execFileSync('pdftotext', [...mode, '-', '-'], {
				input: bytes,
				encoding: 'utf8',
			})
			const lines = text
				.toLowerCase()
				.split(/[\n\f]/)
				.map((line) => line.trim())
			for (const title of [heading, ...sections.map(({ title }) => title)]) {
				expect(lines, mode.join('') || 'default').toContain(title.toLowerCase())
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
		const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: bytes, encoding: 'utf8' })
		const input = toTypesetInput(cv, design)
		const letters = lettersOf(text)
		expect(letters).toHaveLength(printedWords(input).map(lettersOf).join('').length)
		for (const column of ['main', 'side']) {
			const sections = input.sections.filter((section) => section.column === column)
			let from = 0
			for (const words of printedWords({ ...input, sections })) {
				const at = letters.indexOf(lettersOf(words), from)
				expect(at, words).toBeGreaterThanOrEqual(from)
				from = at + lettersOf(words).length
			}
		}
	},
)
