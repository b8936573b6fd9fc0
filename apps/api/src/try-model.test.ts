import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { openStubModel, type StubModel } from '#test/stub-model.ts'

const { later, cleanUp } = cleanUps()
let stub: StubModel
beforeAll(async () => {
	stub = await openStubModel(later)
	stub.write = () => 'Answered phones'
})
afterAll(cleanUp)

const program = fileURLToPath(new URL('./try-model.ts', import.meta.url))

test('it says which ways of asking work, and with which one Ella asks', async () => {
	stub.manner = 'knows no json_schema'
	const { code, printed, said } = await tryModel()
	expect(printed).toMatch(/^json_schema +no .*refused the question \(400\)/m)
	expect(printed).toMatch(/^json_object +works .*240 tokens: Answered phones/m)
	expect(printed).toMatch(/^prompt +works/m)
	expect({ code, said }).toEqual({ code: 0, said: 'stub works. Ella will use json_object.\n' })
	expect(stub.asked[0]?.authorization).toBe('Bearer a key')
})

test('a model that does not answer well ends in a sentence', async () => {
	stub.manner = 'declines politely'
	const { code, said } = await tryModel()
	expect(code).toBe(1)
	expect(said).toBe('stub gave no usable answer, so Ella’s own rules will write.\n')
})

async function tryModel() {
	const child = spawn(process.execPath, [program], {
		env: {
			...process.env,
			AI_PROVIDER: 'openai-compatible',
			AI_BASE_URL: stub.baseUrl,
			AI_API_KEY: 'a key',
			AI_MODEL: 'stub',
		},
	})
	const [printed, said, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, 'exit'),
	])
	return { printed, said, code }
}
