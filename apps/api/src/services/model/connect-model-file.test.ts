import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connectModelFile } from './connect-model-file.ts'
import type { LlamaLibrary } from './load-llama.ts'
import { ModelFailure } from './model-failure.ts'

const question = { instructions: 'Reword', data: '{"facts":[]}', lines: 1 }
const written = '{"items":[{"id":"line","text":"Answered phones","evidence":["f1"]}]}'

type Prompt = { text: string; grammar: boolean; system: string }

/** Stands in for the library: it writes what a test tells it, and remembers the questions. */
function fakeLlama({ ms = 0, stopReason = 'eogToken' } = {}) {
	const asked: Prompt[] = []
	let [busy, mostBusy, loads] = [0, 0, 0]
	class LlamaChatSession {
		readonly system: string
		constructor({ systemPrompt }: { systemPrompt: string }) {
			this.system = systemPrompt
		}
		async promptWithMeta(
			text: string,
			{
				grammar,
				signal,
				onTextChunk,
			}: { grammar?: object; signal: AbortSignal; onTextChunk: (chunk: string) => void },
		) {
			asked.push({ text, grammar: grammar !== undefined, system: this.system })
			busy += 1
			mostBusy = Math.max(mostBusy, busy)
			try {
				await wait(ms, undefined, { signal })
				onTextChunk(written.slice(0, 20))
				onTextChunk(written.slice(20))
				return { responseText: written, stopReason }
			} finally {
				busy -= 1
			}
		}
	}
	const sequence = { tokenMeter: { usedInputTokens: 90, usedOutputTokens: 10 }, dispose() {} }
	const library: LlamaLibrary = {
		LlamaChatSession,
		getLlama: async () => ({
			loadModel: async () => {
				loads += 1
				return { createContext: async () => ({ getSequence: () => sequence }) }
			},
			createGrammarForJsonSchema: async () => ({}),
		}),
	}
	return { library, asked, counts: () => ({ mostBusy, loads }) }
}

const connect = (library: LlamaLibrary) =>
	connectModelFile({ modelFile: '/models/small.gguf' }, { load: async () => library })
const options = { outputMode: 'json_schema', timeoutMs: 5000 } as const

test('the file is loaded once, questions wait for their turn, and the grammar makes the shape sure', async () => {
	const { library, asked, counts } = fakeLlama({ ms: 10 })
	const connection = connect(library)
	const { signal } = new AbortController()
	const pieces: string[] = []
	const [first] = await Promise.all([
		connection.ask(question, { ...options, signal, onText: (text) => pieces.push(text) }),
		connection.ask(question, { ...options, signal, outputMode: 'prompt' }),
	])
	expect(first).toEqual({ text: written, tokens: 100 })
	expect(pieces.at(-1)).toBe(written)
	expect(counts()).toEqual({ mostBusy: 1, loads: 1 })
	expect(asked).toEqual([
		{ text: question.data, grammar: true, system: 'Reword' },
		{ text: question.data, grammar: false, system: 'Reword' },
	])
})

test('it ends in time, at once when the person goes, and as a failure where it never ends', async () => {
	const slow = connect(fakeLlama({ ms: 60_000 }).library)
	const { signal } = new AbortController()
	await expect(slow.ask(question, { ...options, timeoutMs: 20, signal })).rejects.toMatchObject({
		kind: 'too_slow',
	})
	const leaving = new AbortController()
	const left = slow.ask(question, { ...options, signal: leaving.signal })
	leaving.abort(new Error('gone'))
	await expect(left).rejects.toThrow('gone')
	const endless = connect(fakeLlama({ stopReason: 'maxTokens' }).library)
	await expect(endless.ask(question, { ...options, signal })).rejects.toMatchObject({
		kind: 'unusable',
	})
})

test('a library that isn’t there is told in a sentence for the operator, and tried again', async () => {
	let tries = 0
	const load = async () => {
		tries += 1
		throw new Error('Run "npm install --no-save node-llama-cpp" where Ella is.')
	}
	const connection = connectModelFile({ modelFile: '/models/small.gguf' }, { load })
	const { signal } = new AbortController()
	for (let time = 0; time < 2; time += 1) {
		const failure = await connection.ask(question, { ...options, signal }).catch((error) => error)
		expect(failure).toBeInstanceOf(ModelFailure)
		expect(failure.message).toContain('npm install')
	}
	expect(tries).toBe(2)
})
