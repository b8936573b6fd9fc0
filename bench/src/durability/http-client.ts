import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

export type Reply = { status: number; body: string; headers: IncomingHttpHeaders }
type Question = {
	method: 'GET' | 'POST' | 'PATCH'
	url: string
	headers?: Record<string, string>
	body?: string | undefined
}

/**
 * Calls over one connection that is kept; rejects when it breaks. Callers that should count as different people come from
 * different addresses of this machine.
 */
export function httpClient({ localAddress }: { localAddress?: string } = {}) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1, ...(localAddress && { localAddress }) })
	return {
		ask: ({ method, url, headers = {}, body }: Question): Promise<Reply> =>
			new Promise((resolve, reject) => {
				const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
				const type = body === undefined ? {} : { 'content-type': 'application/json' }
				const sent = request(
					url,
					{ method, agent, headers: { ...type, ...length, ...headers } },
					(answer) => readAll(answer).then(resolve, reject),
				)
				sent.on('error', reject)
				sent.end(body)
			}),
		close: () => agent.destroy(),
	}
}

async function readAll(answer: IncomingMessage): Promise<Reply> {
	const chunks: Buffer[] = []
	for await (const chunk of answer) chunks.push(chunk)
	return {
		status: answer.statusCode ?? 0,
		body: Buffer.concat(chunks).toString(),
		headers: answer.headers,
	}
}
