import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The counts and measurements of a process, for Prometheus. Names and units follow its conventions. */
export type Metrics = ReturnType<typeof createMetrics>

/** In seconds: from answers out of memory to the longest time that a request may take. */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const jobSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

type WatchedQueues = {
	name: string
	help: string
	read: () => Promise<ReadonlyMap<string, number>>
}

/** Makes the metrics of one process; each process has its own registry. */
export function createMetrics() {
	const registry = new Registry()
	const registers = [registry]
	// Memory, processor time, garbage collection and how far the event loop lags.
	collectDefaultMetrics({ register: registry })
	return {
		registry,
		requests: new Histogram({
			name: 'ella_http_request_duration_seconds',
			help: 'Time to answer, by method, pattern of the route, and status.',
			labelNames: ['method', 'route', 'status'] as const,
			buckets: requestSeconds,
			registers,
		}),
		jobs: new Histogram({
			name: 'ella_job_duration_seconds',
			help: 'Time of one run of a job, by queue and whether it ended well.',
			labelNames: ['queue', 'outcome'] as const,
			buckets: jobSeconds,
			registers,
		}),
		emails: new Counter({
			name: 'ella_emails_total',
			help: 'Emails handed to the mail server, by kind and whether it took them.',
			labelNames: ['kind', 'outcome'] as const,
			registers,
		}),
		modelTexts: new Counter({
			name: 'ella_model_texts_total',
			help: 'Texts of the language model, by task and outcome: offered, to_confirm, refused or local, then accepted, edited or declined by the person.',
			labelNames: ['task', 'outcome'] as const,
			registers,
		}),
		modelTokens: new Counter({
			name: 'ella_model_tokens_total',
			help: 'Tokens that the language model used, by task.',
			labelNames: ['task'] as const,
			registers,
		}),
		/** Adds a figure that is asked for whenever Prometheus collects. */
		watch: ({ name, help, read }: { name: string; help: string; read: () => number }): void => {
			new Gauge({
				name,
				help,
				registers,
				collect() {
					this.set(read())
				},
			})
		},
		/** Adds a figure of each queue, asked for whenever Prometheus collects. */
		watchQueues: ({ name, help, read }: WatchedQueues): void => {
			new Gauge({
				name,
				help,
				labelNames: ['queue'] as const,
				registers,
				async collect() {
					const values = await read()
					this.reset()
					for (const [queue, value] of values) this.set({ queue }, value)
				},
			})
		},
	}
}
