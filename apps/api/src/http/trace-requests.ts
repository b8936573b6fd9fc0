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

/**
 * Makes each request to the API a span, as part of the trace that its `traceparent` names. It tells the pattern of the
 * route: no ids, no addresses, no file names.
 */
export function traceRequests(app: FastifyInstance): void {
	const spans = new WeakMap<FastifyRequest, Span>()
	app.addHook('onRequest', (request, _reply, done) => {
		if (!request.url.startsWith('/api/')) return done()
		const given = propagation.extract(ROOT_CONTEXT, request.headers)
		const span = trace.getTracer('ella').startSpan(request.method, { kind: SpanKind.SERVER }, given)
		spans.set(request, span)
		context.with(trace.setSpan(given, span), done)
	})
	// Reading the body continues in the context of the socket, so the span is made current again after it.
	app.addHook('preValidation', (request, _reply, done) => {
		const span = spans.get(request)
		if (span === undefined) return done()
		context.with(trace.setSpan(ROOT_CONTEXT, span), done)
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
