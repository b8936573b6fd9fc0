import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultDesign } from '@app/cv'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
const folder = mkdtempSync(join(tmpdir(), 'letter-'))
afterAll(async () => {
	rmSync(folder, { recursive: true })
	await typesetter.close()
})

const street = 'Alder'.repeat(12)
const letter = `Dear Ann,\n\nI bake. #panic("x") *b*\n\n${street}\nLeeds\n\nYours sincerely,\n\nFirst\nLast`
const createdAt = new Date('2026-01-02T03:04:05Z')

test('a letter is a tagged PDF/UA-1 with its words, in order and on their own lines', async () => {
	const look = { design: defaultDesign(), format: 'pdf', createdAt } as const
	const file = join(folder, 'letter.pdf')
	const { bytes, warnings } = await typesetter.letter(letter, everyFieldCv, look)
	expect(warnings).toEqual([])
	writeFileSync(file, bytes)
	const run = (program: string, ...args: string[]) =>
		execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
	expect(run('pdfinfo', file)).toMatch(/Title: +Firstname Lastname – Letter[\s\S]*Tagged: +yes/)
	expect(run('pdfinfo', '-meta', file)).toMatch(/pdfuaid:part>1</)
	const text = run('pdftotext', '-layout', file, '-')
	expect(text).toMatch(
		/Firstname Lastname[\s\S]*Dear Ann,\s+I bake\. #panic\("x"\) \*b\*[\s\S]*\s+Yours sincerely,\s+First\nLast/,
	)
	// A break that a word without spaces is followed by stays one.
	expect(text).toMatch(/r\s*\n\s*Leeds\n/)
	expect(text).not.toContain('Experience')
})

test('a letter is a Word document with its line breaks', async () => {
	const look = { design: defaultDesign(), format: 'docx', createdAt } as const
	const { bytes } = await typesetter.letter(letter, everyFieldCv, look)
	const parts = unzipSync(bytes)
	const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
	expect(xml.match(/<w:pStyle w:val="Letter"\/>/g)).toHaveLength(5)
	expect(xml).toMatch(/First<\/w:t><\/w:r><w:r><w:br\/><w:t[^>]*>Last/)
})

test('a PDF says which characters of a letter it cannot print; Word has fonts of its own', async () => {
	const design = defaultDesign()
	const set = (format: 'pdf' | 'docx') =>
		typesetter.letter('Dear Mr ሀሁ,', everyFieldCv, { design, format, createdAt })
	expect((await set('pdf')).warnings.join(' ')).toContain('characters ሀ (U+1200), ሁ (U+1201)')
	expect((await set('docx')).warnings).toEqual([])
})
