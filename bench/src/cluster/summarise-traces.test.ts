import { expect, test } from 'vitest'
import { summariseTraces } from './summarise-traces.ts'

const span = (service: string, name: string, traceId: string) => ({
	service,
	name,
	traceId,
	spanId: name,
	attributes: {},
	status: 0,
})

test('a job of a worker joins the trace of the request that queued it, and a scheduled one has its own', () => {
	const { joined, ...counts } = summariseTraces([
		span('ella-server', 'POST /api/auth/registration/', 'a'),
		span('ella-worker', 'job mail', 'a'),
		span('ella-worker', 'database UPDATE', 'a'),
		span('ella-worker', 'job status-probe', 'b'),
	])
	expect(counts).toEqual({ spans: 4, traces: 2, ownTraces: 1 })
	expect([...joined]).toEqual([['mail', 1]])
})
