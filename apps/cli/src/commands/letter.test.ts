import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cvDocumentSchema } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { runCommandLine } from '../run-command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'ella-letter-'))
afterAll(() => rmSync(folder, { recursive: true }))

const cv = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Grace', lastName: 'Okafor', phone: '07700 900111' },
	experience: [
		{
			id: 'j',
			jobTitle: 'Care Assistant',
			employer: 'Oakfield',
			startDate: '2019-02',
			current: true,
			achievements: ['Helped 14 residents with washing and dressing'],
		},
	],
})
writeFileSync(join(folder, 'cv.json'), JSON.stringify(cv))
writeFileSync(
	join(folder, 'advert.txt'),
	'Care Assistant\nEssential: personal care, full UK driving licence',
)

async function ella(...args: string[]) {
	const printed: string[] = []
	const said: string[] = []
	const code = await runCommandLine(args, {
		cwd: folder,
		readStandardInput: async () => new Uint8Array(),
		print: (piece) => void printed.push(String(piece)),
		say: (sentence) => void said.push(sentence),
		now: () => new Date('2026-06-15'),
	})
	return { code, printed: printed.join(''), said: said.join(' ') }
}

const about = ['cv.json', 'advert.txt', '--company', 'Alder House']

test('a letter tells what the CV shows, and says what it leaves out', async () => {
	const { code, printed, said } = await ella('letter', ...about)
	const letter = JSON.parse(printed)
	expect({ code, said }).toEqual({ code: 0, said: 'Wrote the text.' })
	expect(letter.text).toContain('I have helped 14 residents with washing and dressing.')
	expect(letter.text).toContain('the post of Care Assistant at Alder House')
	expect(letter.missing).toHaveLength(1)
	const open = await ella('letter', ...about, '--text', '--open', letter.missing[0].conceptId)
	expect(open.printed).toContain('I do not hold a full UK driving licence yet')
})

test('a message has a subject', async () => {
	const { printed, said } = await ella('letter', ...about, '--kind', 'thanks', '--on', '2026-06-10')
	expect(JSON.parse(printed).subject).toBe('Thank you: Care Assistant')
	expect(said).toBe('Wrote the text. Gaps to fill in: 1.')
})

test('an interview is prepared, and set as a PDF', async () => {
	const { code, printed } = await ella('interview', ...about, '--out', 'sheet.pdf')
	expect(code).toBe(0)
	const { answers, gaps } = JSON.parse(printed)
	expect(answers[0].star.action).toBe('I have helped 14 residents with washing and dressing')
	expect(gaps).toHaveLength(1)
	expect(readFileSync(join(folder, 'sheet.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
})

test.each([
	['letter', 'cv.json'],
	['interview', 'cv.json'],
	['letter', ...about, '--kind', 'poem'],
	['letter', ...about, '--on', 'Monday'],
	['letter', ...about, '--out', 'letter.odt'],
])('%s with %s is called wrongly, and writes nothing', async (...args) => {
	expect((await ella(...args)).code).toBe(2)
	expect(existsSync(join(folder, 'letter.odt'))).toBe(false)
})
