import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '#services/open-job-queue.ts'
import type { Services } from '#services.ts'
import type { Metrics } from './create-metrics.ts'

type Place = { host: string; port: number }
type Parts = Pick<Metrics, 'registry'> & { onError: (error: unknown) => void }

/** Where the figures of a process are served, apart from what people reach. */
export type MetricsServer = { port: number; close: () => Promise<void> }

/** Serves `GET /metrics` at a separate host and port; rejects when the port is taken. */
export async function serveMetrics(
	{ host, port }: Place,
	{ registry, onError }: Parts,
): Promise<MetricsServer> {
	const server = createServer({ requestTimeout: 5000, headersTimeout: 5000 }, (request, reply) => {
		const { pathname } = new URL(request.url ?? '/', 'http://metrics')
		if (pathname !== '/metrics' || request.method !== 'GET') {
			reply.writeHead(404).end()
			return
		}
		registry.metrics().then(
			(text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
			(error: unknown) => {
				onError(error)
				reply.writeHead(503).end()
			},
		)
	})
	server.listen(port, host)
	await once(server, 'listening')
	return {
		port: (server.address() as AddressInfo).port,
		close: async () => {
			server.closeAllConnections()
			server.close()
		},
	}
}

/** Serves the figures of a process where the configuration says so; `null` where it doesn't. */
export async function openMetrics(
	{ config, metrics }: Pick<Services, 'config' | 'metrics'>,
	port: number | null,
	log: Log,
): Promise<MetricsServer | null> {
	if (port === null) return null
	const onError = (err: unknown) =>
		log.warn({ err }, 'The figures of this process could not be read')
	return serveMetrics({ host: config.metrics.host, port }, { registry: metrics.registry, onError })
}
