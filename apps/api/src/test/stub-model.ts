import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { StubModelAnswer } from './stub-model-answer.ts'
import { type Item, type Misbehaviour, misbehaviours } from './stub-model-misbehaviours.ts'
import type { CleanUp } from './temporary-folder.ts'

/** A question to a model, as it arrived at the server. */
type Asked = {
	stream: boolean
	format: string
	instructions: string
	data: string
	authorization: string
}

export type StubModel = {
	baseUrl: string
	asked: Asked[]
	/** How it behaves from now on. */
	manner: Misbehaviour
	/** How many callers hung up before they had their answer. */
	hungUp: number
	/** Returns the text for one line. */
	write: (line: string) => string
	/** Returns the texts for a task, from the facts and the rest of the request. */
	doTask: (data: TaskData) => { id: string; text: string; evidence: string[] }[]
}

/** A task as it came over the wire. */
type TaskData = {
	facts: { id: string; text: string }[]
	context?: string
	request?: string
	refused?: { id: string; text: string; why: string[] }[]
}

/** A server that speaks the protocol of OpenAI's chat completions, plain and streaming, well or badly. */
export async function openStubModel(cleanUp: CleanUp): Promise<StubModel> {
	const stub: StubModel = {
		baseUrl: '',
		asked: [],
		manner: 'behaves',
		hungUp: 0,
		write: (line) => line,
		doTask: () => [],
	}
	const server = createServer((request, response) => void answer(stub, request, response))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	stub.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
	cleanUp(async () => {
		server.closeAllConnections()
		server.close()
	})
	return stub
}

type ChatRequest = {
	stream?: boolean
	messages: { role: string; content: string | { text: string }[] }[]
	response_format?: { type: string }
}

async function answer(stub: StubModel, request: IncomingMessage, response: ServerResponse) {
	response.on('close', () => {
		if (!response.writableFinished) stub.hungUp += 1
	})
	const body: ChatRequest = JSON.parse(await text(request))
	const [instructions = '', data = ''] = body.messages.map(({ content }) =>
		typeof content === 'string' ? content : content.map((part) => part.text).join(''),
	)
	const format = body.response_format?.type ?? 'none'
	const { authorization = '' } = request.headers
	stub.asked.push({ stream: body.stream === true, format, instructions, data, authorization })
	const items = itemsIn(data).map(({ id, text: line }) => ({ id, text: stub.write(line), line }))
	const reply = data.includes('"facts":')
		? taskReply(stub, data)
		: misbehaviours[stub.manner]({
				items,
				format,
				times: stub.asked.length,
				parameters: Object.keys(body),
			})
	if ('silent' in reply) return
	if ('status' in reply) {
		response.writeHead(reply.status, reply.headers)
		return response.end(reply.body)
	}
	if (body.stream !== true) return answerAtOnce(response, reply)
	return answerInPieces(response, reply)
}

function itemsIn(data: string): { id: string; text: string }[] {
	return (unfenced(data) as { items?: Item[] }).items ?? []
}

function taskReply({ doTask }: StubModel, data: string): StubModelAnswer {
	// The data is what this very stub was sent by Ella.
	const items = doTask(unfenced(data) as TaskData)
	return { content: JSON.stringify({ items }), finish: 'stop', hasUsage: true, stalls: false }
}

function unfenced(data: string): unknown {
	const [, json = '{}'] = /^<data-[\w-]+>(.*)<\/data-[\w-]+>$/s.exec(data) ?? []
	return JSON.parse(json)
}

const usage = { prompt_tokens: 200, completion_tokens: 40, total_tokens: 240 }
const head = { id: 'chatcmpl-1', created: 1, model: 'stub' }

function answerAtOnce(
	response: ServerResponse,
	{ content, finish, hasUsage, stalls }: StubModelAnswer,
) {
	response.writeHead(200, { 'content-type': 'application/json' })
	if (stalls) return void response.write('{"id":')
	const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: finish }
	const whole = { ...head, object: 'chat.completion', choices: [choice] }
	response.end(JSON.stringify({ ...whole, ...(hasUsage && { usage }) }))
}

function answerInPieces(
	response: ServerResponse,
	{ content, finish, hasUsage, stalls }: StubModelAnswer,
) {
	response.writeHead(200, { 'content-type': 'text/event-stream' })
	const send = (choices: object[], more: object = {}) =>
		response.write(
			`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...more })}\n\n`,
		)
	const pieces = content.match(/[\s\S]{1,12}/g) ?? []
	for (const piece of stalls ? pieces.slice(0, 2) : pieces)
		send([{ index: 0, delta: { role: 'assistant', content: piece }, finish_reason: null }])
	if (stalls) return
	send([{ index: 0, delta: {}, finish_reason: finish }], hasUsage ? { usage } : {})
	response.end('data: [DONE]\n\n')
}
