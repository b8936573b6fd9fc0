import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cvDocumentSchema } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { runCommandLine } from '../run-command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'ella-tailor-'))
afterAll(() => rmSync(folder, { recursive: true }))

const cv = cvDocumentSchema.parse({
	experience: [
		{
			id: 'j',
			jobTitle: 'Web Developer',
			employer: 'Harbour',
			startDate: '2020-01',
			current: true,
			achievements: ['Wrote booking pages in JS'],
		},
	],
	skills: ['Filing', 'JS'].map((name) => ({ id: name, name })),
})
writeFileSync(join(folder, 'cv.json'), JSON.stringify(cv))
writeFileSync(join(folder, 'empty.json'), JSON.stringify(cvDocumentSchema.parse({})))
writeFileSync(join(folder, 'advert.txt'), 'Web Developer\nEssential: JavaScript, Kubernetes')

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
	return { code, said, answer: code === 0 ? JSON.parse(printed.join('')) : null }
}

test('a CV is fitted to an advert by changes to accept one by one', async () => {
	const { code, answer } = await ella('tailor', 'cv.json', 'advert.txt')
	expect(code).toBe(0)
	expect(answer.proposals.map(({ kind }: { kind: string }) => kind)).toEqual([
		'summary',
		'skills-order',
		'their-word',
		'their-word',
	])
	expect(answer.questions.map(({ quote }: { quote: string }) => quote)).toEqual(['Kubernetes'])
})

test('a profile is written from facts of the CV', async () => {
	const { answer, said } = await ella('summarise', 'cv.json', 'advert.txt')
	expect(answer.text).toBe('Web Developer with 6 years’ experience, currently at Harbour.')
	expect(answer.sentences[0].facts[0]).toEqual({
		path: 'experience.0.jobTitle',
		quote: 'Web Developer',
	})
	expect(said).toEqual(['Wrote one sentence.'])
	const { answer: nothing } = await ella('summarise', 'empty.json')
	expect(nothing).toEqual({ text: '', sentences: [] })
})

test.each([['tailor', 'cv.json'], ['summarise'], ['tailor', 'cv.json', 'nowhere.txt']])(
	'%s %s %s is refused with a sentence',
	async (...args) => {
		const { code, said } = await ella(...args.filter((arg) => arg !== undefined))
		expect(code).not.toBe(0)
		expect(said.join(' ')).toMatch(/\.$/)
	},
)
