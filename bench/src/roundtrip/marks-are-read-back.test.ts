import { cvDesignSchema, cvDocumentSchema } from '@app/cv'
import { createReader } from '@app/cv-import/node'
import { templates, toHtml, toMarkdown } from '@app/typeset'
import { createTypesetter } from '@app/typeset/node'
import { afterAll, expect, test } from 'vitest'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
const reader = createReader({ processes: 1, timeoutMs: 20_000 })
afterAll(async () => {
	reader.close()
	await typesetter.close()
})

const lines = [
	'Cut rework by **24%** with a *kaizen* board',
	'Wrote [a guide](https://guides.example/lifting) to lifting',
	'Rated A\\* by \\*all\\* auditors',
]
const others = ['Kept forty people at work by night']
const cv = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Gareth', lastName: 'Pugh', email: 'gareth@example.com' },
	experience: [
		{
			id: 'job',
			jobTitle: 'Warehouse Manager',
			employer: 'Marches Logistics',
			location: 'Oswestry',
			startDate: '2019-01',
			current: true,
			achievements: [...lines, ...others],
		},
	],
})

async function linesIn(bytes: Uint8Array, fileName: string) {
	const { document } = await reader.read(bytes, { fileName })
	return document.experience[0]?.achievements
}

test.each(templates)('$name: marks within lines are read back out of its PDF', async ({ id }) => {
	const design = cvDesignSchema.parse({ templateId: id })
	const { bytes } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
	expect(await linesIn(bytes, 'cv.pdf')).toEqual(expect.arrayContaining(lines))
})

test('marks within lines are read back out of Word, HTML and Markdown', async () => {
	const design = cvDesignSchema.parse({})
	const encoder = new TextEncoder()
	const word = await typesetter.docx(cv, design, { createdAt: new Date(0) })
	expect(await linesIn(word, 'cv.docx')).toEqual(expect.arrayContaining(lines))
	expect(await linesIn(encoder.encode(toHtml(cv, design)), 'cv.html')).toEqual(
		expect.arrayContaining(lines),
	)
	expect(await linesIn(encoder.encode(toMarkdown(cv, design)), 'cv.md')).toEqual(
		expect.arrayContaining(lines),
	)
})

test('a line that is bold as a whole is not marked', async () => {
	const page =
		'<h1>Ann Lee</h1><p>ann@example.com</p><h2>Experience</h2><p>Cook, Inn, 2019 – 2021</p><ul><li><b>Cooked for forty guests</b></li><li><b>Menus:</b> planned one each week</li></ul>'
	expect(await linesIn(new TextEncoder().encode(page), 'cv.html')).toEqual([
		'Cooked for forty guests',
		'**Menus:** planned one each week',
	])
})
