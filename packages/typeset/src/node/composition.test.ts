import { execFileSync } from 'node:child_process'
import { type CvDocument, cvDesignSchema, defaultDesign } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { buildStyle } from '../build-style.ts'
import { sampleCvs } from '../samples/sample-cvs.ts'
import { templates } from '../template.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

const nurse = sampleCvs.find(({ id }) => id === 'staff-nurse')?.cv as CvDocument
const inColumns = templates.filter(({ hasColumns }) => hasColumns).map(({ id }) => id)

/** The lines of each page, in the order in which they are in the file. */
async function linesOfPages(cv: CvDocument, templateId: string): Promise<string[][]> {
	const design = { ...defaultDesign(), templateId }
	const { bytes } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
	const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: bytes, encoding: 'utf8' })
	return text.split('\f').map((page) => page.split('\n').map((line) => line.trim()))
}

test.each(['creative', 'sidebar'])(
	'%s: a long web address stays on one line of the narrow column',
	async (templateId) => {
		const lines = (await linesOfPages(nurse, templateId)).flat()
		expect(lines).toContain('linkedin.com/in/example-siobhan')
		expect(lines).toContain('siobhan.odonnell@example.com')
	},
)

test.each(inColumns)('%s: dates follow the title of a job on its line', async (templateId) => {
	const lines = (await linesOfPages(nurse, templateId)).flat()
	expect(lines).toContain('Staff Nurse (Band 5) Sept 2021 – Present')
})

test.each(inColumns)('%s: set in one column, it has dates at the right', (templateId) => {
	const { datePlace } = buildStyle(cvDesignSchema.parse({ templateId, columns: 'one' }), '')
	expect(datePlace).toBe('right')
})

test('a short list is never divided between two pages', async () => {
	const [job, ...others] = nurse.experience
	if (job === undefined) throw new Error('The sample has no job.')
	const names = nurse.certification.map(({ name }) => name)
	let moved = 0
	for (let more = 0; more <= 8; more += 1) {
		const achievements = [...job.achievements, ...Array<string>(more).fill('Trained a colleague')]
		const cv = { ...nurse, experience: [{ ...job, achievements }, ...others] }
		const pages = await linesOfPages(cv, 'professional-classic')
		const at = names.map((name) =>
			pages.findIndex((lines) => lines.some((line) => line.includes(name))),
		)
		expect(new Set(at).size).toBe(1)
		moved = Math.max(moved, ...at)
	}
	expect(moved).toBe(1)
})
