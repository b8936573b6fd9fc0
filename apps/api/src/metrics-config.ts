import { z } from 'zod'

const error = 'must be a whole number from 1 to 65535'
const port = z.coerce.number(error).int(error).min(1, error).max(65_535, error).optional()

/** The variables of the environment that say where Prometheus finds the figures of a process. */
export const metricsVariables = {
	METRICS_PORT: port,
	WORKER_METRICS_PORT: port,
	METRICS_HOST: z.string('must be a host name or an address').default('localhost'),
}

type Given = {
	METRICS_PORT?: number | undefined
	WORKER_METRICS_PORT?: number | undefined
	METRICS_HOST: string
}

/** Where a server and a worker listen for Prometheus; `null` for a process whose figures nobody collects. */
export function toMetricsConfig({ METRICS_PORT, WORKER_METRICS_PORT, METRICS_HOST }: Given) {
	return {
		host: METRICS_HOST,
		serverPort: METRICS_PORT ?? null,
		workerPort: WORKER_METRICS_PORT ?? null,
	}
}
