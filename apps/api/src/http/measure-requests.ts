import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#services/metrics/create-metrics.ts'

/** Measures each answer by the pattern of its route: no ids, no addresses, no file names. */
export function measureRequests(
	app: FastifyInstance,
	{ requests }: Pick<Metrics, 'requests'>,
): void {
	app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
		const labels = { method, route: routeOptions.url ?? 'none', status: statusCode }
		requests.observe(labels, elapsedTime / 1000)
	})
}
