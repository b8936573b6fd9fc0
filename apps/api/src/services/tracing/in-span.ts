import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

const getTracer = () => trace.getTracer('ella')

/**
 * Runs `work` as a span of the current trace, or as the first span of a new trace. Attributes name kinds of things,
 * never ids, addresses or a person's words. Without a collector this costs next to nothing.
 */
export function inSpan<T>(
	name: string,
	attributes: Attributes,
	work: () => Promise<T>,
): Promise<T> {
	return getTracer().startActiveSpan(name, { attributes }, async (span) => {
		try {
			return await work()
		} catch (error) {
			markFailed(span, error)
			throw error
		} finally {
			span.end()
		}
	})
}

/** Like `inSpan`, but work that belongs to no trace starts none. */
export function inSpanOfTrace<T>(
	name: string,
	attributes: Attributes,
	work: () => Promise<T>,
): Promise<T> {
	return isTraced() ? inSpan(name, attributes, work) : work()
}

/** Whether what runs now belongs to a trace that is kept. */
export function isTraced(): boolean {
	return trace.getActiveSpan()?.isRecording() === true
}

/** The ids of the trace under way, for a line of the log; nothing where there is none. */
export function traceIds(): { trace_id?: string; span_id?: string } {
	const span = trace.getActiveSpan()
	if (!span?.isRecording()) return {}
	const { traceId, spanId } = span.spanContext()
	return { trace_id: traceId, span_id: spanId }
}

// An error's message may quote a person's words, so only its kind is recorded.
function markFailed(span: Span, error: unknown): void {
	const code = error instanceof Error && 'code' in error ? error.code : undefined
	const name = error instanceof Error ? error.name : typeof error
	span.setAttribute('error.type', typeof code === 'string' ? code : name)
	span.setStatus({ code: SpanStatusCode.ERROR })
}
