import { execFileSync } from 'node:child_process'
import { type CvDocument, defaultDesign } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import { lettersOf, printedWords } from '../fixtures/printed-words.ts'
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
]

const cases = templates.flatMap(({ id: templateId }) =>
	cvs.map(({ id, cv }) => ({ templateId, id, cv })),
)

test.each(cases)(
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

test.each(cases)(
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
