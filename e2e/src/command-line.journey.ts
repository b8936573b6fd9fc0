import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runEllaCommand } from './run-ella.ts'
import { careWorker } from './sample-cv.ts'

const folder = mkdtempSync(join(tmpdir(), 'ella-cli-'))
const cvJson = join(folder, 'cv.json')
const cvPdf = join(folder, 'cv.pdf')
writeFileSync(cvJson, JSON.stringify(careWorker))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a CV that is rendered and imported again has the same facts', async () => {
	const rendered = await runEllaCommand([
		'render',
		cvJson,
		'--template',
		'modern-professional',
		'--out',
		cvPdf,
	])
	expect(rendered).toMatchObject({ exitCode: 0, sentence: `Wrote ${cvPdf}.` })
	expect(JSON.parse(rendered.output.toString())).toMatchObject({
		format: 'pdf',
		pages: 1,
		warnings: [],
	})

	const imported = await runEllaCommand(['import', cvPdf])
	expect(imported.exitCode).toBe(0)
	const { document, confidence, pages } = JSON.parse(imported.output.toString())
	expect(pages).toBe(1)
	expect(document.personalInfo).toMatchObject({
		firstName: 'Zofia',
		email: careWorker.personalInfo.email,
	})
	expect(document.experience).toMatchObject(
		careWorker.experience.map(({ jobTitle, employer, startDate, achievements }) => ({
			jobTitle,
			employer,
			startDate,
			achievements,
		})),
	)
	expect(confidence['experience.0.jobTitle']).toBeGreaterThan(0)
})

test.each(['pdf', 'docx'])(
	'a %s has an editable copy inside only where that is asked for',
	async (format) => {
		const file = join(folder, `copy.${format}`)
		await runEllaCommand(['render', cvJson, '--embed', '--out', file])
		const embedded = JSON.parse((await runEllaCommand(['import', file])).output.toString())
		expect(embedded.document).toEqual(careWorker)
		await runEllaCommand(['render', cvJson, '--out', file])
		const read = JSON.parse((await runEllaCommand(['import', file])).output.toString())
		expect(read.document.experience[0].id).not.toBe(careWorker.experience[0]?.id)
		expect(read.document.personalInfo.firstName).toBe('Zofia')
	},
)

test('what import prints can be piped into render', async () => {
	const text = Buffer.from(execFileSync('pdftotext', ['-layout', cvPdf, '-']))
	const imported = await runEllaCommand(['import', '-'], text)
	expect(imported.exitCode).toBe(0)
	const rendered = await runEllaCommand(
		['render', '-', '--format', 'txt', '--out', '-'],
		imported.output,
	)
	expect(rendered.exitCode).toBe(0)
	expect(rendered.output.toString()).toContain('Trained 11 new starters')
})

test('analyse prints the report, the same each time', async () => {
	const first = await runEllaCommand(['analyse', cvPdf])
	const second = await runEllaCommand(['analyse', cvPdf])
	expect(first.exitCode).toBe(0)
	expect(JSON.parse(first.output.toString())).toMatchObject({
		score: expect.any(Number),
		findings: expect.any(Array),
	})
	expect(second.output).toEqual(first.output)
})

test('templates lists them with their names', async () => {
	const { output } = await runEllaCommand(['templates'])
	const names = JSON.parse(output.toString()).templates.map(
		(template: { name: string }) => template.name,
	)
	expect(names).toEqual(
		expect.arrayContaining(['Professional Classic', 'Executive Elite', 'Modern Professional']),
	)
})

describe('what is wrong is one sentence and an exit code', () => {
	const novel = join(folder, 'empty.pdf')
	writeFileSync(novel, '')
	test.each([
		{ args: ['import', join(folder, 'nowhere.pdf')], exitCode: 1 },
		{ args: ['import', novel], exitCode: 1 },
		{ args: ['render', cvPdf, '--out', cvPdf], exitCode: 1 },
		{ args: ['import'], exitCode: 2 },
		{ args: ['render', cvJson], exitCode: 2 },
		{ args: ['render', cvJson, '--template', 'nope', '--out', cvPdf], exitCode: 2 },
		{ args: ['render', cvJson, '--format', 'docm', '--out', cvPdf], exitCode: 2 },
		{ args: ['import', cvPdf, '--fast'], exitCode: 2 },
		{ args: ['dance'], exitCode: 2 },
	])('ella $args', async ({ args, exitCode }) => {
		const result = await runEllaCommand(args)
		expect(result.exitCode).toBe(exitCode)
		expect(result.output.toString()).toBe('')
		expect(result.sentence).toMatch(/^[^\n]+[.?]$/)
	})
})

test.each(['import', 'analyse', 'render', 'templates', 'worker'])(
	'ella %s --help explains it',
	async (name) => {
		const { exitCode, output } = await runEllaCommand([name, '--help'])
		expect(exitCode).toBe(0)
		expect(output.toString()).toContain(`Usage: ella ${name}`)
	},
)
