/** A call in the name of the person; throws when it is refused. */
export type CallAsPerson = (
	method: string,
	path: string,
	sent?: { body?: unknown; headers?: Record<string, string> },
) => Promise<Record<string, unknown>>
