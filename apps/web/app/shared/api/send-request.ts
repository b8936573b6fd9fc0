import type { Endpoint } from '@app/contract'
import { ApiError, toNoAnswerError } from './api-error.ts'

/** The shared time-out of every call, in milliseconds. */
export const callTimeoutMs = 120_000

/** The time-out of sign-in, refresh and the other calls about the account, in milliseconds. */
export const accountTimeoutMs = 30_000

export type RequestParts = {
	params?: object
	query?: object
	headers?: object
	body?: unknown
	signal?: AbortSignal | undefined
	timeoutMs?: number
	/** Whether it is sent on when the page that asks is closed; then it carries nothing of a sign-in. */
	outlivesPage?: boolean
}

/** The parts of an endpoint that a request to it needs. */
export type Sendable = Pick<Endpoint, 'method' | 'path'>

/** Makes one request, with `token` as its Bearer when there is one; throws only if no answer comes. */
export async function sendRequest(
	endpoint: Sendable,
	parts: RequestParts,
	token: string | null,
): Promise<Response> {
	const timeout = AbortSignal.timeout(parts.timeoutMs ?? chooseTimeout(endpoint))
	const request: RequestInit = {
		method: endpoint.method,
		credentials: parts.outlivesPage ? 'omit' : 'include',
		keepalive: parts.outlivesPage ?? false,
		signal: parts.signal ? AbortSignal.any([parts.signal, timeout]) : timeout,
		headers: {
			...parts.headers,
			...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
			...(token === null ? {} : { authorization: `Bearer ${token}` }),
		},
		...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
	}
	try {
		return await fetch(buildUrl(endpoint.path, parts), request)
	} catch (error) {
		if (parts.signal?.aborted) throw error
		throw toNoAnswerError(error)
	}
}

/** The JSON of an answer, or `null` for an empty one. */
export async function readJson(response: Response): Promise<unknown> {
	const text = await response.text().catch((error) => {
		throw toNoAnswerError(error)
	})
	if (text === '') return null
	try {
		return JSON.parse(text)
	} catch {
		throw new ApiError(response.status, 'unexpected', 'Invalid response from server')
	}
}

/** The address of an endpoint with its parameters filled in. */
export function buildUrl(
	path: string,
	{ params = {}, query = {} }: { params?: object; query?: object } = {},
): string {
	const filled = Object.entries(params).reduce(
		(url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
		path,
	)
	const search = new URLSearchParams(
		Object.entries(query).map(([name, value]) => [name, String(value)]),
	)
	return search.size === 0 ? filled : `${filled}?${search}`
}

function chooseTimeout({ path }: Sendable): number {
	return /^\/api\/(auth|token)\//.test(path) ? accountTimeoutMs : callTimeoutMs
}
