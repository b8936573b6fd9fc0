import { context, propagation } from '@opentelemetry/api'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'

const carriers = z.array(z.object({ data: z.looseObject({ traceparent: z.string() }) })).min(1)

type Send = (queue: string, data?: object | null, options?: object) => Promise<string | null>

/** Has every job that is queued from now on name the trace under way, as `traceparent` in its data. */
export function carryTraces(boss: PgBoss): void {
	const send = boss.send.bind(boss) as Send
	const carrying: Send = (queue, data, options) => {
		const trace: Record<string, string> = {}
		propagation.inject(context.active(), trace)
		const { traceparent } = trace
		return send(queue, traceparent === undefined ? data : { ...data, traceparent }, options)
	}
	boss.send = carrying as PgBoss['send']
}

/** Does work as part of the trace of the request or job that queued these jobs; the first of them decides. */
export function withTraceOf<T>(jobs: unknown, work: () => T): T {
	const [first] = carriers.safeParse(jobs).data ?? []
	if (first === undefined) return work()
	return context.with(propagation.extract(context.active(), first.data), work)
}
