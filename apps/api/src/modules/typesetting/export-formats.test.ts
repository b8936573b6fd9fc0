import { cvDocumentSchema, defaultDesign, printedCv } from '@app/cv'
import { createReader } from '@app/cv-import/node'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { sampleCv } from '#test/sample-files.ts'

const reader = createReader({ processes: 1, timeoutMs: 20_000, memoryMb: 512, maxPages: 50 })
let api: TestApp
const { later, cleanUp } = cleanUps()
afterAll(async () => {
	reader.close()
	await cleanUp()
})
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
})

const sample = sampleCv()
// Nothing on the page tells these: they can only come from the data inside.
const document = cvDocumentSchema.parse({
	...sample,
	personalInfo: { ...sample.personalInfo, firstName: 'Zoë  \u2028', lastName: 'Ng' },
	experience: [...sample.experience, { id: 'only-dates', startDate: '2001-02-03', current: true }],
})
const design = { ...defaultDesign(), hiddenSections: ['skills' as const] }
const printed = JSON.stringify(printedCv(document, design))

async function exported(format: string, options: object = {}) {
	const answer = await api.app.inject({
		method: 'POST',
		url: '/api/typeset/export/',
		payload: { document, design, format, ...options },
	})
	const disposition = String(answer.headers['content-disposition'])
	const [, name = ''] = /filename\*=UTF-8''(.+)/.exec(disposition) ?? []
	const type = String(answer.headers['content-type'])
	return { name: decodeURIComponent(name), type, bytes: new Uint8Array(answer.rawPayload) }
}

async function readBack(bytes: Uint8Array): Promise<string> {
	return JSON.stringify((await reader.read(bytes, { fileName: 'cv' })).document)
}

test.each([
	['pdf', 'Zoë-Ng-CV.pdf', 'application/pdf'],
	[
		'docx',
		'Zoë-Ng-CV.docx',
		'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	],
	['txt', 'Zoë-Ng-CV.txt', 'text/plain; charset=utf-8'],
	['md', 'Zoë-Ng-CV.md', 'text/markdown; charset=utf-8'],
	['html', 'Zoë-Ng-CV.html', 'text/html; charset=utf-8'],
	['json-resume', 'Zoë-Ng-CV.resume.json', 'application/json; charset=utf-8'],
	['json', 'Zoë-Ng-CV.json', 'application/json; charset=utf-8'],
])('a CV is downloaded as %s under the name of its person', async (format, name, type) => {
	const file = await exported(format)
	expect({ name: file.name, type: file.type }).toEqual({ name, type })
	expect(file.bytes.length).toBeGreaterThan(500)
})

test('the pages are downloaded as pictures, in a zip when there are several', async () => {
	const { name, bytes } = await exported('png')
	expect(name).toMatch(/\.(?:png|zip)$/)
	const pages = name.endsWith('.zip') ? Object.values(unzipSync(bytes)) : [bytes]
	for (const page of pages) {
		expect(strFromU8(page.subarray(1, 4), true)).toBe('PNG')
	}
})

test('an Ella file is the whole CV', async () => {
	const { bytes } = await exported('json')
	expect(JSON.parse(strFromU8(bytes))).toEqual(document)
})

test.each(['pdf', 'docx'])(
	'a %s with an editable copy is imported again byte for byte as it was printed',
	async (format) => {
		const { bytes } = await exported(format, { carriesData: true })
		expect(await readBack(bytes)).toBe(printed)
		expect(printed).not.toBe(JSON.stringify(document))
	},
)

test.each(['pdf', 'docx'])('a %s has no copy inside unless that is asked for', async (format) => {
	const { bytes } = await exported(format)
	const { document: read } = await reader.read(bytes, { fileName: 'cv' })
	expect(read.personalInfo.lastName).toBe('Ng')
	expect(read.skills).toEqual([])
	expect(JSON.stringify(read)).not.toContain('only-dates')
})

test('a Word document whose words were changed since is read from its pages', async () => {
	const parts = unzipSync((await exported('docx', { carriesData: true })).bytes)
	const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
	const changed = xml.replace(document.personalInfo.lastName, 'Okafor')
	parts['word/document.xml'] = strToU8(changed)
	const { document: read } = await reader.read(zipSync(parts), { fileName: 'cv.docx' })
	expect(read.personalInfo.lastName).toBe('Okafor')
})

test('a PDF for archives says that it is PDF/A-3a', async () => {
	const { bytes } = await exported('pdf', { isArchival: true, carriesData: true })
	expect(strFromU8(bytes, true)).toMatch(/pdfaid:part>3</)
	expect(await readBack(bytes)).toBe(printed)
})
