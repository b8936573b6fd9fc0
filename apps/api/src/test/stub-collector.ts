import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A span as the protocol writes it, with the fields that the tests look at. */
export type SentSpan = {
	name: string
	traceId: string
	spanId: string
	parentSpanId?: string
	service: string
	attributes: Record<string, unknown>
	status: number
}

/** Starts a collector that takes OTLP in JSON and keeps the spans it receives. */
export async function startStubCollector() {
	const spans: SentSpan[] = []
	const authorizations: (string | undefined)[] = []
	const server = createServer(async (request, reply) => {
		const body = (await buffer(request)).toString()
		authorizations.push(request.headers.authorization)
		if (request.url === '/v1/traces') spans.push(...readSpans(JSON.parse(body)))
		reply.writeHead(request.url === '/v1/traces' ? 200 : 404, {
			'content-type': 'application/json',
		})
		reply.end('{}')
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
		spans,
		authorizations,
		close: async () => {
			server.closeAllConnections()
			server.close()
		},
	}
}

type Attribute = { key: string; value: Record<string, unknown> }
type Body = {
	resourceSpans: {
		resource: { attributes: Attribute[] }
		scopeSpans: {
			spans: (Omit<SentSpan, 'attributes' | 'status' | 'service'> & {
				attributes?: Attribute[]
				status?: { code?: number }
			})[]
		}[]
	}[]
}

function readSpans({ resourceSpans }: Body): SentSpan[] {
	return resourceSpans.flatMap(({ resource, scopeSpans }) =>
		scopeSpans.flatMap(({ spans }) =>
			spans.map((span) => ({
				...span,
				service: String(readAttributes(resource.attributes)['service.name']),
				attributes: readAttributes(span.attributes),
				status: span.status?.code ?? 0,
			})),
		),
	)
}

function readAttributes(attributes: Attribute[] = []): Record<string, unknown> {
	return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
