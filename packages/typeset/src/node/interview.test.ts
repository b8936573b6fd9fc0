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
const folder = mkdtempSync(join(tmpdir(), 'interview-'))
afterAll(async () => {
	rmSync(folder, { recursive: true })
	await typesetter.close()
})

const answer = (number: number) => ({
	asked: [{ quote: `Stock control ${number}` }, { quote: '#panic("x")' }],
	line: `Cut waste from 41 to 23 kg a week in kitchen ${number}, ${'with the whole team '.repeat(20)}`,
	star: {
		situation: 'A sous chef at The Pilot, 2019 – 2024',
		task: '',
		action: `I cut waste from 41 to 23 kg a week in kitchen ${number}`,
		result: 'From 41 to 23 kg a week',
	},
})
const sheet = {
	title: 'Head Chef',
	company: 'Alder House',
	answers: [1, 2, 3, 4, 5, 6].map(answer),
	gaps: ['Food safety', 'Allergens', 'Rotas', 'Menus', 'Suppliers'].map((quote) => ({ quote })),
	questions: ['What would you like done first?', 'Who would I work with?', 'What is hardest?'],
}
const createdAt = new Date('2026-01-02T03:04:05Z')

test('the fullest interview sheet is a tagged PDF/UA-1 of two pages, with blanks to write in', async () => {
	const look = { design: defaultDesign(), format: 'pdf', createdAt } as const
	const { bytes, warnings, pageCount } = await typesetter.interview(sheet, everyFieldCv, look)
	expect({ warnings, pageCount }).toEqual({ warnings: [], pageCount: 2 })
	const file = join(folder, 'sheet.pdf')
	writeFileSync(file, bytes)
	const run = (program: string, ...args: string[]) =>
		execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
	expect(run('pdfinfo', file)).toMatch(
		/Title: +Interview sheet – Head Chef, Alder House[\s\S]*Tagged: +yes/,
	)
	expect(run('pdfinfo', '-meta', file)).toMatch(/pdfuaid:part>1</)
	const text = run('pdftotext', '-layout', file, '-')
	expect(text).toMatch(/Stock control 1, #panic\("x"\)[\s\S]*Task: _{20}[\s\S]*Stock control 6/)
	expect(text).toMatch(/Food safety: _{20}[\s\S]*Who would I work with\?/)
	expect(text).not.toContain('@')
})

test('an interview sheet is a Word document too', async () => {
	const look = { design: defaultDesign(), format: 'docx', createdAt } as const
	const { bytes } = await typesetter.interview(sheet, everyFieldCv, look)
	const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
	expect(xml).toContain('Questions to ask them')
})
