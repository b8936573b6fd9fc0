import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cvDocumentSchema, defaultDesign, plainCv } from '@app/cv'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { templates } from '../find-template.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
const folder = mkdtempSync(join(tmpdir(), 'marked-'))
afterAll(async () => {
	rmSync(folder, { recursive: true })
	await typesetter.close()
})

const createdAt = new Date(0)
const cv = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Ivo', lastName: 'Hall' },
	professionalSummary:
		'A **calm** nurse who works *by day* and writes [papers](https://a.example/papers).',
	experience: [
		{
			id: 'a',
			jobTitle: 'Nurse',
			employer: 'Ward',
			achievements: [
				'Led **12 nurses** on *two wards*',
				'Wrote [a guide](https://a.example/guide)',
				'3 * 4 beds',
			],
		},
	],
	custom: [{ id: 'b', title: 'More', items: [{ id: 'c', text: '***Both*** of it' }] }],
})

test.each(templates)(
	'$name sets marks as bold, italics and links, and reads as plain words',
	async ({ id }) => {
		const design = { ...defaultDesign(), templateId: id }
		const { bytes, warnings } = await typesetter.pdf(cv, design, { createdAt })
		expect(warnings).toEqual([])
		const file = join(folder, `${id}.pdf`)
		writeFileSync(file, bytes)
		const words = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ')
		for (const text of [
			'calm nurse',
			'Led 12 nurses on two wards',
			'Wrote a guide',
			'3 * 4 beds',
			'Both of it',
		]) {
			expect(words).toContain(text)
		}
		expect(words).not.toContain('**')
		const [page] = (await typesetter.svg(cv, design)).pages
		const [plainer] = (await typesetter.svg(plainCv(cv), design)).pages
		expect(page?.hash).not.toBe(plainer?.hash)
		expect(Buffer.from(bytes).toString('latin1')).toContain('https://a.example/guide')
	},
)

test('a Word file has runs in bold and italics, and links', async () => {
	const bytes = await typesetter.docx(cv, defaultDesign(), { createdAt })
	const parts = unzipSync(bytes)
	const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
	const xml = read('word/document.xml')
	expect(xml).toMatch(/<w:b\/>.{0,200}12 nurses/)
	expect(xml).toMatch(/<w:i\/>.{0,200}two wards/)
	expect(xml).toContain('<w:hyperlink')
	expect(read('word/_rels/document.xml.rels')).toContain('https://a.example/guide')
})
