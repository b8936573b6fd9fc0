import { setTimeout as wait } from 'node:timers/promises'
import type { TracingConfig } from '#tracing-config.ts'

/** The tracing of a process; `stop` sends the remaining traces. */
export type Tracing = { stop: () => Promise<void> }

const sendTimeoutMs = 5000
/** How long a process waits for a collector before it ends. */
const mostLateMs = 2000

/**
 * Sends the traces of this process to a collector over OTLP until it is stopped. `null` where the configuration names no
 * collector: then nothing of the library is loaded. A collector that doesn't answer costs spans and nothing else.
 */
export async function startTracing(
	config: TracingConfig | null,
	service: 'ella-server' | 'ella-worker',
): Promise<Tracing | null> {
	if (config === null) return null
	const [api, core, hooks, resources, sdk, { OTLPTraceExporter }] = await Promise.all([
		import('@opentelemetry/api'),
		import('@opentelemetry/core'),
		import('@opentelemetry/context-async-hooks'),
		import('@opentelemetry/resources'),
		import('@opentelemetry/sdk-trace'),
		import('@opentelemetry/exporter-trace-otlp-http'),
	])
	const share = new sdk.TraceIdRatioBasedSampler(config.share)
	const exporter = new OTLPTraceExporter({
		url: config.url,
		headers: config.headers,
		timeoutMillis: sendTimeoutMs,
	})
	const provider = new sdk.TracerProvider({
		resource: resources.resourceFromAttributes({ 'service.name': service }),
		// The caller decides which trace a request belongs to, but not that the trace is kept.
		sampler: new sdk.ParentBasedSampler({ root: share, remoteParentSampled: share }),
		spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
	})
	api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable())
	api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
	api.trace.setGlobalTracerProvider(provider)
	return {
		stop: async () => {
			const sent = provider.shutdown().catch(() => undefined)
			await Promise.race([sent, wait(mostLateMs, undefined, { ref: false })])
			api.trace.disable()
			api.propagation.disable()
			api.context.disable()
		},
	}
}
