import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A request to the provider, in the same form for every protocol. */
type AskedOfProvider = {
	data: string
	parameters: string[]
	isStream: boolean
	protocol: Protocol
}

/** The provider's reply: a text, which may be cut off or come in slow pieces, or an error. */
type ProviderReply =
	| { content: string; pauseMs?: number; isCut?: boolean }
	| { status: number; message: string; headers?: Record<string, string> }

export type StubProvider = {
	/** The base address for each protocol. */
	baseUrl: (protocol: Protocol) => string
	/** Answers from now on. */
	reply: (asked: AskedOfProvider) => ProviderReply
	asked: AskedOfProvider[]
	/** Callers that hung up before they had their answer. */
	hungUp: number
	stop: () => Promise<void>
}

/** The protocols that it speaks, as the setting `AI_PROVIDER` names them. */
export const protocols = ['openai-compatible', 'anthropic', 'google'] as const
export type Protocol = (typeof protocols)[number]

/** Starts a server that speaks the protocols of three providers, plain and streaming, on a free port of this machine. */
export async function startStubProvider(): Promise<StubProvider> {
	const stub: StubProvider = {
		baseUrl: () => '',
		reply: () => ({ content: '' }),
		asked: [],
		hungUp: 0,
		stop: async () => {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
	const server = createServer((request, response) => void answer(stub, request, response))
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No address.')
	stub.baseUrl = (protocol) => `http://127.0.0.1:${address.port}/${protocol}`
	return stub
}

async function answer(stub: StubProvider, request: IncomingMessage, response: ServerResponse) {
	response.on('close', () => {
		if (!response.writableFinished) stub.hungUp += 1
	})
	const body: object = JSON.parse(await text(request))
	const url = request.url ?? ''
	const protocol = protocols.find((one) => url.startsWith(`/${one}`)) ?? 'openai-compatible'
	const isStream = ('stream' in body && body.stream === true) || url.includes(':stream')
	// The last fence in the request is the data, wherever the protocol puts it.
	const fenced = /<data-[\w-]+>(\{.*?\})<\/data-[\w-]+>/s.exec(longestText(body)) ?? []
	const asked = { data: fenced[1] ?? '{}', parameters: namesIn(body), isStream, protocol }
	stub.asked.push(asked)
	const reply = stub.reply(asked)
	if ('status' in reply) {
		response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
		response.end(JSON.stringify({ error: { type: 'error', message: reply.message } }))
		return
	}
	const { content, pauseMs = 0, isCut = false } = reply
	const shape = shapes[protocol]
	const answered = { finish: isCut ? 'cut' : 'whole', tool: toolIn(body) } as const
	if (!isStream) {
		await wait(pauseMs)
		response.writeHead(200, { 'content-type': 'application/json' })
		response.end(JSON.stringify(shape.whole(content, answered)))
		return
	}
	response.writeHead(200, { 'content-type': 'text/event-stream' })
	for (const event of shape.stream(content, answered)) {
		await wait(pauseMs)
		if (response.destroyed) return
		response.write(event)
	}
	response.end()
}

// Some providers nest names that others put at the top.
function namesIn(body: object): string[] {
	const nested = Object.values(body).filter((value) => typeof value === 'object' && value !== null)
	return [body, ...nested].flatMap((one) => Object.keys(one))
}

// Anthropic's models of older kinds answer in a shape by calling a tool.
function toolIn(body: object): string | null {
	const [tool] = 'tools' in body && Array.isArray(body.tools) ? body.tools : []
	return typeof tool?.name === 'string' ? tool.name : null
}

function longestText(value: unknown): string {
	if (typeof value === 'string') return /<data-[\w-]+>\{/.test(value) ? value : ''
	if (typeof value !== 'object' || value === null) return ''
	return Object.values(value).map(longestText).find(Boolean) ?? ''
}

function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms))
}

type Answered = { finish: 'whole' | 'cut'; tool: string | null }
type Shape = {
	whole: (content: string, answered: Answered) => object
	stream: (content: string, answered: Answered) => string[]
}

const piecesOf = (content: string) => content.match(/[\s\S]{1,24}/g) ?? []
const event = (data: object, name?: string) =>
	`${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`
const tokens = (content: string) => Math.ceil(content.length / 4)

const shapes: Record<Protocol, Shape> = {
	'openai-compatible': {
		whole: (content, { finish }) => ({
			...openAiHead,
			object: 'chat.completion',
			choices: [
				{ index: 0, message: { role: 'assistant', content }, finish_reason: openAiEnd[finish] },
			],
			usage: openAiUsage(content),
		}),
		stream: (content, { finish }) => [
			...piecesOf(content).map((piece) =>
				event({
					...openAiHead,
					object: 'chat.completion.chunk',
					choices: [{ index: 0, delta: { content: piece }, finish_reason: null }],
				}),
			),
			event({
				...openAiHead,
				object: 'chat.completion.chunk',
				choices: [{ index: 0, delta: {}, finish_reason: openAiEnd[finish] }],
				usage: openAiUsage(content),
			}),
			'data: [DONE]\n\n',
		],
	},
	anthropic: {
		whole: (content, { finish, tool }) => ({
			...anthropicHead,
			content: [tool === null ? { type: 'text', text: content } : callOf(tool, parsed(content))],
			stop_reason: tool === null || finish === 'cut' ? anthropicEnd[finish] : 'tool_use',
			usage: { input_tokens: 300, output_tokens: tokens(content) },
		}),
		stream: (content, { finish, tool }) => {
			const block = tool === null ? { type: 'text', text: '' } : callOf(tool, {})
			const usage = { input_tokens: 300, output_tokens: 0 }
			const delta = (piece: string) =>
				tool === null
					? { type: 'text_delta', text: piece }
					: { type: 'input_json_delta', partial_json: piece }
			const events: { type: string; [more: string]: unknown }[] = [
				{ type: 'message_start', message: { ...anthropicHead, content: [], usage } },
				{ type: 'content_block_start', index: 0, content_block: block },
				...piecesOf(content).map((piece) => ({
					type: 'content_block_delta',
					index: 0,
					delta: delta(piece),
				})),
				{ type: 'content_block_stop', index: 0 },
				{
					type: 'message_delta',
					delta: { stop_reason: tool === null ? anthropicEnd[finish] : 'tool_use' },
					usage: { output_tokens: tokens(content) },
				},
				{ type: 'message_stop' },
			]
			return events.map((one) => event(one, one.type))
		},
	},
	google: {
		whole: (content, { finish }) => googleChunk(content, googleEnd[finish]),
		stream: (content, { finish }) => [
			...piecesOf(content).map((piece) => event(googleChunk(piece))),
			event(googleChunk('', googleEnd[finish])),
		],
	},
}

const openAiHead = { id: 'chatcmpl-1', created: 1, model: 'stub' }
const openAiEnd = { whole: 'stop', cut: 'length' }
const openAiUsage = (content: string) => ({
	prompt_tokens: 300,
	completion_tokens: tokens(content),
	total_tokens: 300 + tokens(content),
})
const anthropicHead = { id: 'msg_1', type: 'message', role: 'assistant', model: 'stub' }
const anthropicEnd = { whole: 'end_turn', cut: 'max_tokens' }
const callOf = (name: string, input: unknown) => ({ type: 'tool_use', id: 'toolu_1', name, input })
const googleEnd = { whole: 'STOP', cut: 'MAX_TOKENS' }
const googleChunk = (content: string, finishReason?: string) => ({
	candidates: [
		{
			content: { role: 'model', parts: content === '' ? [] : [{ text: content }] },
			...(finishReason && { finishReason }),
		},
	],
	usageMetadata: {
		promptTokenCount: 300,
		candidatesTokenCount: tokens(content),
		totalTokenCount: 300 + tokens(content),
	},
})

// Content that isn't valid JSON is wrapped as the one text that such a call can hold.
function parsed(content: string): unknown {
	try {
		return JSON.parse(content)
	} catch {
		return { text: content }
	}
}
