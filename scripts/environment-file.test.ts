import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const loader = fileURLToPath(new URL('./environment-file.mjs', import.meta.url))
const runner = fileURLToPath(new URL('./run.mjs', import.meta.url))

test('a variable of the file is set, and one of the real environment wins', () => {
	const { output } = load('PORT=4000\r\nHOST=0.0.0.0 # everywhere\n', { PORT: '5000' })
	expect(output).toBe('5000 0.0.0.0')
})

test('comments, empty lines, quotes and values of several lines are understood', () => {
	const { output } = load('# "a comment\n\nexport PORT="4000"\nHOST=\'a\nb\' # two lines\nX=\n')
	expect(output).toBe('4000 a\nb')
})

test('a missing file changes nothing', () => {
	expect(load(null)).toEqual({ output: 'undefined undefined', errors: '', exitCode: 0 })
})

test.each([
	['a line without a name', 'PORT=4000\nnonsense\n', 'Line 2 of FILE is not NAME=value.'],
	['a quote that is never closed', 'PORT=4000\n\nHOST="x\n', 'Line 3 of FILE is not NAME=value.'],
	['a name with a space', 'MY PORT=1\n', 'Line 1 of FILE is not NAME=value.'],
])('%s is refused in one sentence', (_, text, sentence) => {
	const { errors, exitCode } = load(text)
	expect(errors).toBe(`${sentence} Correct it and start again.\n`)
	expect(exitCode).toBe(1)
})

test('tests never read the file', () => {
	expect(load('PORT=4000\n', { NODE_ENV: 'test' }).output).toBe('undefined undefined')
})

function load(text: string | null, env: Record<string, string> = {}) {
	const folder = mkdtempSync(join(tmpdir(), 'ella-environment-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const file = join(folder, '.env')
	if (text !== null) writeFileSync(file, text)
	const script = `
		const { loadEnvironmentFile } = await import(${JSON.stringify(loader)})
		const { main } = await import(${JSON.stringify(runner)})
		await main(async () => loadEnvironmentFile(${JSON.stringify(file)}))
		process.stdout.write(process.env.PORT + ' ' + process.env.HOST)`
	const child = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
		env,
		encoding: 'utf8',
	})
	return {
		output: child.stdout,
		errors: child.stderr.replace(file, 'FILE'),
		exitCode: child.status,
	}
}
