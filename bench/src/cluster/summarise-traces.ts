import type { SentSpan } from '../../../apps/api/src/test/stub-collector.ts'

/** A summary of the spans that servers and workers sent to a collector. */
export type Traces = {
	spans: number
	traces: number
	/** Queues of which a worker ran a job as part of the trace of a request to a server, with how many jobs. */
	joined: Map<string, number>
	/** Jobs that start a trace, because no request queued them. */
	ownTraces: number
}

/** Counts which jobs of workers belong to the trace of a request to a server. */
export function summariseTraces(spans: SentSpan[]): Traces {
	const requested = new Set(
		spans.filter(({ service }) => service === 'ella-server').map(({ traceId }) => traceId),
	)
	const joined = new Map<string, number>()
	let ownTraces = 0
	for (const { service, name, traceId } of spans) {
		if (service !== 'ella-worker' || !name.startsWith('job ')) continue
		const queue = name.slice('job '.length)
		if (requested.has(traceId)) joined.set(queue, (joined.get(queue) ?? 0) + 1)
		else ownTraces += 1
	}
	const traces = new Set(spans.map(({ traceId }) => traceId)).size
	return { spans: spans.length, traces, joined, ownTraces }
}
