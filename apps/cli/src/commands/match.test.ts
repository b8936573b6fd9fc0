import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cvDocumentSchema } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { runCommandLine } from '../run-command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'ella-match-'))
afterAll(() => rmSync(folder, { recursive: true }))

const cv = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Grace', lastName: 'Okafor', headline: 'Care Assistant' },
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
	skills: [{ id: 's', name: 'Dementia care' }],
})
writeFileSync(join(folder, 'cv.json'), JSON.stringify(cv))
writeFileSync(
	join(folder, 'advert.txt'),
	'Care Assistant\nEssential: personal care, dementia care, full UK driving licence',
)
writeFileSync(join(folder, 'letter.txt'), 'Thank you very much for all of it.')

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

test('each thing asked for is shown, only listed, or missing', async () => {
	const { code, printed, said } = await ella('match', 'cv.json', 'advert.txt')
	expect(code).toBe(0)
	const report = JSON.parse(printed)
	const proofs = report.requirements.map((one: { label: string; proof: string }) => [
		one.label,
		one.proof,
	])
	expect(Object.fromEntries(proofs)).toMatchObject({
		'Personal care': 'shown',
		'Dementia care': 'listed',
		'Full UK driving licence': 'missing',
	})
	expect(said).toContain(`${report.score} out of 100`)
})

test('a text that asks for nothing is no advert', async () => {
	const { code, said } = await ella('match', 'cv.json', 'letter.txt')
	expect({ code, said }).toEqual({
		code: 1,
		said: '"letter.txt" isn’t a job advert: Ella found no requirements in it.',
	})
})

test('a report on a CV can have the match with a job', async () => {
	const { printed } = await ella('analyse', 'cv.json', '--job', 'advert.txt')
	const report = JSON.parse(printed)
	expect(report.match.requirements).toHaveLength(3)
	expect(report.score).toBeTypeOf('number')
})

test('both files have to be named', async () => {
	expect((await ella('match', 'cv.json')).code).toBe(2)
})
