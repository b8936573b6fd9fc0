import { cvDesignSchema, cvDocumentSchema, defaultDesign } from '@app/cv'
import { createReader } from '@app/cv-import/node'
import { toMarkdown, toPlainText } from '@app/typeset'
import { createTypesetter } from '@app/typeset/node'
import { afterAll, expect, test } from 'vitest'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
const reader = createReader({ processes: 1, timeoutMs: 20_000 })
afterAll(async () => {
	reader.close()
	await typesetter.close()
})

const jobs = [
	['Transport Supervisor', 'Dee Valley Fuels', 'Chester', '2022-04', ''],
	['Tanker Driver', 'Dee Valley Fuels', 'Chester', '2019-01', '2022-03'],
	['Driver’s Mate', 'Dee Valley Fuels', 'Chester', '2017', '2018'],
	['Warehouse Operative', 'Marches Logistics', 'Oswestry', '2015-02', '2016-12'],
	['Team Leader, Nights', 'Corvane, Lisle and Daughters', 'Mold', '2013', '2014'],
	['Yard Assistant', 'Corvane, Lisle and Daughters', 'Flint', '2011', '2013'],
]
const cv = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Gareth', lastName: 'Pugh', email: 'gareth@example.com' },
	experience: jobs.map(([jobTitle, employer, location, startDate, endDate], index) => ({
		id: `job-${index}`,
		jobTitle,
		employer,
		location,
		startDate,
		endDate,
		current: endDate === '',
		achievements: ['Kept nine lorries on the road all winter'],
	})),
})

async function jobsIn(bytes: Uint8Array, fileName: string) {
	const { document } = await reader.read(bytes, { fileName })
	return document.experience.map(({ jobTitle, employer, location, startDate, endDate }) => [
		jobTitle,
		employer,
		location,
		startDate,
		endDate,
	])
}

// Dates after and before the place, beside the title, and a page of two columns.
test.each([
	{ templateId: 'professional-classic' },
	{ templateId: 'european' },
	{ templateId: 'graduate', datePlace: 'right' },
	{ templateId: 'sidebar' },
])('each role has its employer when $templateId is read as a stranger’s file', async (wish) => {
	const design = cvDesignSchema.parse(wish)
	const { bytes } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
	expect(await jobsIn(bytes, 'cv.pdf')).toEqual(jobs)
})

test('each role has its employer in a Word document, in text and in Markdown', async () => {
	const design = defaultDesign()
	const docx = await typesetter.docx(cv, design, { createdAt: new Date(0) })
	expect(await jobsIn(docx, 'cv.docx')).toEqual(jobs)
	const encoder = new TextEncoder()
	expect(await jobsIn(encoder.encode(toPlainText(cv, design)), 'cv.txt')).toEqual(jobs)
	expect(await jobsIn(encoder.encode(toMarkdown(cv, design)), 'cv.md')).toEqual(jobs)
})
