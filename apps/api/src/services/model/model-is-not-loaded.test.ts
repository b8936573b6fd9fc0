import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

// Records every module that a process loads, sends a server requests other than rewriting, and prints the modules.
const program = (model: string) => `
import { registerHooks } from 'node:module'
const loaded = []
registerHooks({ resolve: (specifier, context, next) => {
	const found = next(specifier, context)
	loaded.push(found.url)
	return found
} })
const { openModel } = await import('#services/model/open-model.ts')
await import('./src/create-server.ts')
const { readConfig } = await import('#config.ts')
const config = readConfig(${model}).model
const opened = openModel(config, { now: Date.now, log: { warn() {} } })
const signal = new AbortController().signal
if (opened) await opened.ask({ instructions: 'a', data: 'b', lines: 1 }, { signal })
console.log(JSON.stringify(loaded.filter((url) => /node_modules\\/(ai|@ai-sdk)\\//.test(url)).length))
`

test.each([
	['nothing of a language model is loaded while none is configured', '{}', 0],
	[
		'and it is once one is, which shows that the question is fair',
		"{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:9/v1' }",
		1,
	],
])('%s', async (_name, environment, least) => {
	const child = spawn(process.execPath, ['--input-type=module', '--eval', program(environment)], {
		cwd: new URL('../../..', import.meta.url),
	})
	const [printed, said, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, 'exit'),
	])
	expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' })
	if (least === 0) expect(Number(printed)).toBe(0)
	else expect(Number(printed)).toBeGreaterThanOrEqual(least)
})
