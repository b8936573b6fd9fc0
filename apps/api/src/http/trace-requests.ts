import {
	context,
	propagation,
	ROOT_CONTEXT,
	type Span,
	SpanKind,
	SpanStatusCode,
	trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runInRequestContext } from './run-in-request-context.ts'

/**
 * Makes each request to the API a span, as part of the trace that its `traceparent` names. It tells the pattern of the
 * route: no ids, no addresses, no file names.
 */
export function traceRequests(app: FastifyInstance): void {
	const spans = new WeakMap<FastifyRequest, Span>()
	const spanOf = (request: FastifyRequest) => {
		const span = spans.get(request) ?? beginSpan(request)
		spans.set(request, span)
		return span
	}
	runInRequestContext(app, (request, next) => {
		if (!request.url.startsWith('/api/')) return next()
		context.with(trace.setSpan(ROOT_CONTEXT, spanOf(request)), next)
	})
	app.addHook('onResponse', async (request, { statusCode }) => {
		const span = spans.get(request)
		if (span === undefined) return
		const { method, routeOptions } = request
		const route = routeOptions.url ?? 'none'
		span.updateName(`${method} ${route}`)
		span.setAttributes({
			'http.request.method': method,
			'http.route': route,
			'http.response.status_code': statusCode,
			'ella.request_id': request.id,
		})
		if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
		span.end()
	})
	// A client that leaves gets no answer, and its span would stay open.
	app.addHook('onRequestAbort', async (request) => {
		spans.get(request)?.setAttribute('ella.aborted', true).end()
	})
}

function beginSpan({ method, headers }: FastifyRequest): Span {
	const given = propagation.extract(ROOT_CONTEXT, headers)
	return trace.getTracer('ella').startSpan(method, { kind: SpanKind.SERVER }, given)
}
