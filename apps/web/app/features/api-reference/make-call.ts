import type { DescribedCall } from '#shared/api-reference/described-call.ts'
import { session } from '#shared/session/session.ts'

/** The result of a call: one line about it, and the text of the response where there is one. */
export type CallAnswer = { line: string; text: string }

const maxShown = 20_000

/** Sends a request with the values that the person filled in, and returns its result in words. */
export async function makeCall(
	call: Pick<DescribedCall, 'method' | 'path' | 'query' | 'headers'>,
	values: Record<string, string>,
	body: string | null,
): Promise<CallAnswer> {
	try {
		const response = await session.authorised((token) =>
			fetch(buildCallUrl(call, values), {
				method: call.method,
				headers: {
					...(body === null ? {} : { 'content-type': 'application/json' }),
					...(token === null ? {} : { authorization: `Bearer ${token}` }),
					...given(call.headers, values),
				},
				...(body === null ? {} : { body }),
			}),
		)
		return await describeAnswer(response)
	} catch (error) {
		return { line: error instanceof Error ? error.message : 'No response.', text: '' }
	}
}

/** The address of a call with the given values in it. */
export function buildCallUrl(
	{ path, query }: Pick<DescribedCall, 'path' | 'query'>,
	values: Record<string, string>,
): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(values[name] ?? ''),
	)
	const search = new URLSearchParams(given(query, values)).toString()
	return search ? `${filled}?${search}` : filled
}

function given(rows: { name: string }[], values: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		rows.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : [])),
	)
}

async function describeAnswer(response: Response): Promise<CallAnswer> {
	const type = response.headers.get('content-type') ?? ''
	const line = `${response.status} ${response.statusText}`.trim()
	if (response.status === 204) return { line, text: '' }
	if (!/json|text/.test(type)) {
		const { size } = await response.blob()
		return { line: `${line}: ${type}, ${size.toLocaleString('en-GB')} bytes`, text: '' }
	}
	const text = await response.text()
	return { line, text: indented(text).slice(0, maxShown) }
}

function indented(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2)
	} catch {
		return text
	}
}
