import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine } from '../run-command-line.ts'

const starter = fileURLToPath(new URL('../../../../docs/starter-template', import.meta.url))

let folder: string
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'ella-templates-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function check(path: string) {
	const [printed, said]: [string[], string[]] = [[], []]
	const code = await runCommandLine(['templates', 'check', path], {
		cwd: folder,
		readStandardInput: async () => new Uint8Array(),
		print: (piece) => void printed.push(String(piece)),
		say: (piece) => void said.push(piece),
		now: () => new Date(0),
	})
	return { code, said: said.join('\n'), printed: printed.join('') }
}

/** A copy of the starter with another file in it. */
function changed(name: string, file: string, content: string): string {
	cpSync(starter, join(folder, name), { recursive: true })
	writeFileSync(join(folder, name, file), content)
	return name
}

const dot = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
const plainPage = '#import "/shared.typ": *\n#show: sheet\n'

test('the starter passes, with what each program read', async () => {
	const { code, said, printed } = await check(starter)
	expect({ code, said }).toEqual({
		code: 0,
		said: 'Starter passed: it can go into TEMPLATES_DIR.',
	})
	const { id, readBack } = JSON.parse(printed)
	expect(id).toBe('starter-template')
	const pdfJs = readBack.find(({ reader }: { reader: string }) => reader === 'pdf.js')
	expect(pdfJs.of).toBeGreaterThan(500)
	expect(pdfJs.missedIn).toEqual(['Arabic'])
})

test.each([
	{ name: 'bad-syntax', source: '#let x = )', reason: 'template.typ, line 3' },
	{
		name: 'outside',
		source: '#read("../../../../package.json")',
		reason: 'cannot read file outside',
	},
	{ name: 'absolute', source: '#read("/etc/passwd")', reason: 'file not found' },
	{
		name: 'package',
		source: '#import "@preview/cetz:0.3.4"',
		reason: 'failed to download package',
	},
	{ name: 'no-sections', source: '#head()', reason: 'doesn’t read “Profile” once' },
	{
		name: 'twice',
		source: '#head()\n#sections()\n#head()',
		reason: 'doesn’t read “Siobhán O’Donnell” once',
	},
	{
		name: 'own-font',
		source: '#set text(font: "Nowhere")\n#head()\n#sections()',
		reason: 'doesn’t read',
	},
	{
		name: 'no-alt-text',
		source: `#image(bytes("${dot}"), format: "svg")\n#head()\n#sections()`,
		reason: 'makes no accessible PDF',
	},
])('a template is refused with a sentence: $name', async ({ name, source, reason }) => {
	const { code, said, printed } = await check(changed(name, 'template.typ', plainPage + source))
	expect(code).toBe(1)
	expect(said).toContain(reason)
	expect(printed).toBe('')
})

test.each([
	{ name: 'not-json', content: 'no', reason: 'manifest.json isn’t a JSON object.' },
	{ name: 'pale', content: manifest({ accent: '#ffff00' }), reason: 'too pale' },
	{ name: 'strange', content: manifest({ colour: 'red' }), reason: 'a field "colour"' },
	{ name: 'no-name', content: manifest({ name: ' ' }), reason: 'needs "name"' },
	{ name: 'Capital', content: manifest({}), reason: 'small letters' },
	{ name: 'compact', content: manifest({}), reason: 'Ella has a template "compact" already' },
])('a manifest is refused with a sentence: $name', async ({ name, content, reason }) => {
	const { code, said } = await check(changed(name, 'manifest.json', content))
	expect(code).toBe(1)
	expect(said).toContain(reason)
})

test('a file that a template has no use for is refused', async () => {
	const { code, said } = await check(changed('program', 'run.sh', 'echo'))
	expect({ code, said }).toEqual({
		code: 1,
		said: 'run.sh isn’t allowed: only .typ, .json, .svg, .png, .jpg, .txt, .md files are.',
	})
})

function manifest(changes: object): string {
	const whole = { name: 'A', description: 'B', suits: 'C', accent: '#1d3a66', fontPair: 'inter' }
	return JSON.stringify({ ...whole, ...changes })
}

test('wrong usage is told apart from a template at fault', async () => {
	const io = {
		cwd: folder,
		readStandardInput: async () => new Uint8Array(),
		print: () => undefined,
		say: () => undefined,
		now: () => new Date(0),
	}
	expect(await runCommandLine(['templates', 'check'], io)).toBe(2)
	expect(await runCommandLine(['templates', 'verify', '.'], io)).toBe(2)
})
