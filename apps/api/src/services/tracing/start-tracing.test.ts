import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#config.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { begin, untilOver } from '#test/guest-analysis-calls.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { plainTextCv } from '#test/sample-files.ts'
import { startStubCollector } from '#test/stub-collector.ts'
import { inSpan, traceIds } from './in-span.ts'
import { startTracing } from './start-tracing.ts'

const given = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparent = `00-${given.traceId}-${given.spanId}-01`

async function trace({ share = 1, headers = {} } = {}) {
	const collector = await startStubCollector()
	onTestFinished(collector.close)
	const tracing = await startTracing({ url: collector.url, headers, share }, 'ella-server')
	const stop = async () => tracing?.stop()
	onTestFinished(stop)
	return { ...collector, stop }
}

async function openApi() {
	const { later, cleanUp } = cleanUps()
	onTestFinished(cleanUp)
	return openTestApp(later)
}

test('a request, its statements and the job that reads its file reach the collector, without words or ids', async () => {
	const collector = await trace({ headers: { authorization: 'Bearer key' } })
	const { app } = await openApi()
	const { session_id: id } = await begin(app, { bytes: plainTextCv, name: 'cv.txt' })
	await untilOver(app, id)
	await app.inject({ url: `/api/ai_cv_parser/guest/status/${id}/`, headers: { traceparent } })
	await collector.stop()
	expect(new Set(collector.authorizations)).toEqual(new Set(['Bearer key']))
	const { spans } = collector
	const asked = spans.find(({ traceId, name }) => traceId === given.traceId && /^GET/.test(name))
	expect(asked).toMatchObject({
		parentSpanId: given.spanId,
		service: 'ella-server',
		attributes: { 'http.response.status_code': 200 },
	})
	expect(
		spans.some(
			({ parentSpanId, name }) => parentSpanId === asked?.spanId && /^database SELECT/.test(name),
		),
	).toBe(true)
	const read = spans.find(({ name }) => name === 'read a file')
	const job = spans.find(
		({ name, traceId }) => name.startsWith('job ') && traceId === read?.traceId,
	)
	const uploaded = spans.find(({ name }) => name.startsWith('POST '))
	expect(job).toMatchObject({ traceId: uploaded?.traceId })
	expect(job?.parentSpanId).not.toBe('')
	const told = JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes })))
	expect(told).not.toContain(id)
	expect(told).not.toContain('Ada')
})

test('what fails tells the kind of its error and not its words', async () => {
	const collector = await trace()
	const failing = inSpan('save', {}, () => Promise.reject(new TypeError('Ada Example')))
	await expect(failing).rejects.toThrow('Ada Example')
	await collector.stop()
	expect(collector.spans).toMatchObject([
		{ name: 'save', status: 2, attributes: { 'error.type': 'TypeError' } },
	])
	expect(JSON.stringify(collector.spans)).not.toContain('Ada')
})

test('a caller can’t have a trace kept that the configured share leaves out', async () => {
	const collector = await trace({ share: 0 })
	const { app } = await openApi()
	await app.inject({ url: '/api/health/', headers: { traceparent } })
	await collector.stop()
	expect(collector.spans).toEqual([])
})

test('a line of the log names its trace', async () => {
	await trace()
	await inSpan('save', {}, async () => {
		expect(traceIds()).toEqual({
			trace_id: expect.stringMatching(/^[\da-f]{32}$/),
			span_id: expect.stringMatching(/^[\da-f]{16}$/),
		})
	})
	expect(traceIds()).toEqual({})
})

test('a collector that isn’t there costs no request anything', async () => {
	const gone = { url: 'http://127.0.0.1:9/v1/traces', headers: {}, share: 1 }
	const tracing = await startTracing(gone, 'ella-server')
	const { app } = await openApi()
	expect((await app.inject('/api/health/')).statusCode).toBe(200)
	await tracing?.stop()
})

test('nothing is traced where no collector is named', async () => {
	expect(await startTracing(null, 'ella-server')).toBeNull()
	expect(await inSpan('save', {}, async () => traceIds())).toEqual({})
})

test.each([
	['http://collector:4318', 'http://collector:4318/v1/traces'],
	['https://example.com/otlp/', 'https://example.com/otlp/v1/traces'],
])('traces of %s go to %s', (endpoint, url) => {
	const { tracing: config } = readConfig({
		OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
		OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, x-team = ella',
		OTEL_TRACES_SAMPLER_ARG: '0.5',
	})
	expect(config).toEqual({
		url,
		headers: { authorization: 'Bearer a=b', 'x-team': 'ella' },
		share: 0.5,
	})
})
