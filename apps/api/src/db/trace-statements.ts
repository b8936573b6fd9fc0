import { inSpan, isTraced } from '#services/tracing/in-span.ts'
import { withoutMark } from './prepared-statements.ts'

type Query = (...given: unknown[]) => unknown

/** Has every statement that a pool or a connection of `pg` is asked for, and answers with a promise, be a span. */
export function traceStatements(queryable: { query: unknown }): void {
	const query = (queryable.query as Query).bind(queryable)
	queryable.query = (...given: unknown[]) => {
		// The pool asks its connections with callbacks, within a span that it has already.
		if (typeof given.at(-1) === 'function') return query(...given)
		const [asked] = given
		const isText = typeof asked === 'string'
		const text = isText ? asked : (asked as { text?: unknown } | undefined)?.text
		if (typeof text !== 'string') return query(...given)
		return traceStatement(text, async () => query(...given))
	}
}

/** Runs a statement as a span of the trace under way, named by its first word. Values of parameters aren't told. */
export function traceStatement<T>(text: string, run: () => Promise<T>): Promise<T> {
	// Every statement comes here, and few of them are traced.
	if (!isTraced()) return run()
	const operation = /[a-z]+/i.exec(withoutMark(text))?.[0].toUpperCase() ?? 'STATEMENT'
	const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
	return inSpan(`database ${operation}`, attributes, run)
}
