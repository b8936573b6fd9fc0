import { execFileSync } from 'node:child_process'
import { type CvDocument, cvDesignSchema, defaultDesign } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { buildStyle } from '../build-style.ts'
import { templates } from '../find-template.ts'
import { sampleCvs } from '../samples/sample-cvs.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

const nurse = sampleCvs.find(({ id }) => id === 'staff-nurse')?.cv as CvDocument
const inColumns = templates.filter(({ hasColumns }) => hasColumns).map(({ id }) => id)

/** The lines of each page, in the order in which they are in the file. */
async function linesOfPages(cv: CvDocument, templateId: string): Promise<string[][]> {
	const design = { ...defaultDesign(), templateId, autoFit: false }
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

const besideTitles = inColumns.filter((id) => id !== 'creative' && id !== 'european')

test.each(besideTitles)('%s: dates follow the title of a job on its line', async (templateId) => {
	const lines = (await linesOfPages(nurse, templateId)).flat()
	expect(lines).toContain('Staff Nurse (Band 5) Sept 2021 – Present')
})

test('European has titles on the first line of what they head, and a label before each contact', async () => {
	const lines = (await linesOfPages(nurse, 'european')).flat()
	expect(lines).toContain('Experience Staff Nurse (Band 5) Sept 2021 – Present')
	expect(lines[2]).toBe('Address Sheffield S10 2TN · Phone +44 7700 900412')
	expect(lines[3]).toMatch(/^Email \S+ · LinkedIn linkedin\.com\/in\/example-siobhan$/)
})

test('Creative Accent has dates before the employer, on the line below the title', async () => {
	const lines = (await linesOfPages(nurse, 'creative')).flat()
	const at = lines.indexOf('Staff Nurse (Band 5)')
	expect(lines[at + 1]).toBe('Sept 2021 – Present · Northern General Hospital, Sheffield')
})

test('a job of a few lines is never divided between two pages', async () => {
	const [job] = nurse.experience
	if (job === undefined) throw new Error('The sample has no job.')
	const achievements = ['Opened a clinic', 'Ran a clinic', 'Closed a clinic']
	const experience = Array.from({ length: 24 }, (_, at) => ({
		...job,
		id: `job-${at}`,
		jobTitle: `Title ${at}.`,
		summary: '',
		achievements: achievements.map((each) => `${each} of ${at}.`),
	}))
	for (const { id } of templates) {
		const pages = await linesOfPages({ ...nurse, experience }, id)
		expect(pages.filter((lines) => lines.join('') !== '').length).toBeGreaterThan(1)
		for (const { achievements, jobTitle } of experience) {
			const at = [jobTitle, ...achievements].map((words) =>
				pages.findIndex((lines) => lines.some((line) => line.includes(words))),
			)
			expect(new Set(at).size, `${id}, ${jobTitle}`).toBe(1)
		}
	}
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

test('Graduate sets education above work only for people at the start of theirs', async () => {
	const student = sampleCvs.find(({ id }) => id === 'graduate')?.cv as CvDocument
	const order = async (cv: CvDocument) => {
		const lines = (await linesOfPages(cv, 'graduate')).flat()
		return lines.filter((line) => line === 'Experience' || line === 'Education')
	}
	expect(await order(student)).toEqual(['Education', 'Experience'])
	expect(await order(nurse)).toEqual(['Experience', 'Education'])
})

test.each(['two-columns', 'creative', 'compact'])(
	'%s: no line ends at a hyphen or a dash beside a number or a single letter',
	async (templateId) => {
		const [job, ...others] = nurse.experience
		if (job === undefined) throw new Error('The sample has no job.')
		const words = ['24-bed', '44–58', 'COVID-19', 'A-level', '16–25-year-olds', 'e-prescribing']
		const many = Array.from({ length: 30 }, (_, at) => words.slice(0, 1 + (at % 6)).join(' or '))
		const cv = {
			...nurse,
			experience: [{ ...job, achievements: many, summary: many.join(' ') }, ...others],
		}
		const lines = (await linesOfPages(cv, templateId)).flat()
		expect(lines.join(' ')).toContain('16–25-year-olds or e-prescribing')
		expect(lines.filter((line) => /(?:\d|\b\p{L})[-–]$/u.test(line))).toEqual([])
		expect(lines.filter((line) => /^[-–]?(?:58|19)\b/.test(line))).toEqual([])
	},
)

test.each(['two-columns', 'modern-professional'])(
	'%s: no line ends inside a short word with a hyphen',
	async (templateId) => {
		const words = ['at-fault', 'multi-drop', 'state-of-the-art', 'patient-centred', 'café-bar']
		const many = Array.from({ length: 30 }, (_, at) => words.slice(0, 1 + (at % 5)).join(' or '))
		const cv = { ...nurse, professionalSummary: many.join(' ') }
		const lines = (await linesOfPages(cv, templateId)).flat()
		expect(lines.join(' ')).toContain('café-bar')
		expect(lines.filter((line) => /\b(?:at|multi|café)-$/u.test(line))).toEqual([])
	},
)

test('Academic draws apostrophes that do not look like accents', async () => {
	const design = { ...defaultDesign(), templateId: 'academic' }
	const { bytes } = await typesetter.pdf(nurse, design, { createdAt: new Date(0) })
	const fonts = execFileSync('pdffonts', ['-'], { input: bytes, encoding: 'utf8' })
	expect(fonts).toMatch(/EBGaramond/)
})

test('Modern Professional has one dot for each job, and none for one job alone', async () => {
	const design = { ...defaultDesign(), templateId: 'modern-professional' }
	const dots = async (experience: CvDocument['experience']) => {
		const { pages } = await typesetter.svg({ ...nurse, experience }, design)
		return JSON.stringify(pages).match(/stroke-width=\\"1\.3\\"/g) ?? []
	}
	expect(await dots(nurse.experience)).toHaveLength(nurse.experience.length)
	expect(await dots(nurse.experience.slice(0, 1))).toHaveLength(0)
})
