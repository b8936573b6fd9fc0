import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { modelKinds, type SentToModel } from './language-model-kinds.ts'

/**
 * A server that speaks the protocol of OpenAI's chat completions, streaming and plain. The name of the model that is asked
 * for says how it behaves: see `language-model-kinds.ts`.
 */
export type LanguageModel = { baseUrl: string; stop: () => Promise<void> }

/**
 * The model's wording of each line: one is honest, and one has an invented figure. Other lines come back unchanged.
 */
export const wordings: Readonly<Record<string, string>> = {
	'In charge of checking deliveries and ordering stock for the shop':
		'Ordered stock for the shop and checked deliveries',
	'Dealt with customer complaints': 'Handled 200 customer complaints a week',
}

/** Starts it on a free port of the loopback address. */
export async function startLanguageModel(): Promise<LanguageModel> {
	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => {
			response.writeHead(500).end(String(error))
		})
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No address.')
	return {
		baseUrl: `http://127.0.0.1:${address.port}/v1`,
		async stop() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}

type ChatRequest = {
	model: string
	stream?: boolean
	messages: { content: string | { text: string }[] }[]
}

const head = { id: 'chatcmpl-1', created: 1, model: 'stub' }
const usage = { prompt_tokens: 200, completion_tokens: 40, total_tokens: 240 }

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { model, stream, messages }: ChatRequest = JSON.parse(await text(request))
	const kind = modelKinds[model]
	// Never answers; the caller gives up.
	if (kind === 'silent') return
	if (kind !== undefined && 'status' in kind) {
		response.writeHead(kind.status, { 'content-type': 'application/json', 'retry-after': '60' })
		return void response.end(JSON.stringify({ error: { message: 'No.', type: 'refused' } }))
	}
	const items = kind?.write(readSent(messages)) ?? []
	const content = JSON.stringify({ items: items.length > 0 ? items : itemsFor(messages) })
	if (stream !== true) {
		const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }
		response.writeHead(200, { 'content-type': 'application/json' })
		response.end(JSON.stringify({ ...head, object: 'chat.completion', choices: [choice], usage }))
		return
	}
	response.writeHead(200, { 'content-type': 'text/event-stream' })
	const send = (delta: object, finish_reason: string | null, more: object = {}) => {
		const choices = [{ index: 0, delta, finish_reason }]
		const chunk = { ...head, object: 'chat.completion.chunk', choices, ...more }
		response.write(`data: ${JSON.stringify(chunk)}\n\n`)
	}
	send({ role: 'assistant', content }, null)
	send({}, 'stop', { usage })
	response.end('data: [DONE]\n\n')
}

type Item = { id: string; text: string }

function itemsFor(messages: ChatRequest['messages']) {
	const { items = [], facts = [] } = readSent(messages)
	const changed = facts.filter(({ text }) => wordings[text] !== undefined)
	return [
		...items.map(wordedItem),
		// In a task the ids of the facts are the proof.
		...changed.map(({ id, text }) => ({ ...wordedItem({ id, text }), evidence: [id] })),
	]
}

function readSent(messages: ChatRequest['messages']): SentToModel {
	const data = listWords(messages.at(-1))
	const [, json = '{}'] = /^<data-[\w-]+>(.*)<\/data-[\w-]+>$/s.exec(data) ?? []
	// The instructions say which task it is.
	return { ...JSON.parse(json), instructions: listWords(messages[0]) }
}

function listWords(message: ChatRequest['messages'][number] | undefined): string {
	const { content = '' } = message ?? {}
	return typeof content === 'string' ? content : content.map((part) => part.text).join('')
}

function wordedItem({ id, text: line }: Item) {
	return { id, text: wordings[line] ?? line, evidence: [line.slice(-12)] }
}
