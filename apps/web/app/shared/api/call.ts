import { type Endpoint, errorAnswerSchema } from '@app/contract'
import type { z } from 'zod'

/** A failure that the server explained; `message` is a sentence for a person. */
export class ApiError extends Error {
	readonly status: number
	readonly code: string

	constructor(status: number, code: string, message: string) {
		super(message)
		this.name = 'ApiError'
		this.status = status
		this.code = code
	}
}

/** The server gave no answer at all: it is down, or the person is offline. */
export class NoAnswerError extends Error {
	constructor(cause: unknown) {
		super('Server not responding. Please check your internet connection and try again.', { cause })
		this.name = 'NoAnswerError'
	}
}

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> = E[Name] extends z.ZodType
	? Record<Name, z.input<E[Name]>>
	: object

export type CallInput<E extends Endpoint> = Part<E, 'params'> &
	Part<E, 'query'> &
	Part<E, 'body'> & { signal?: AbortSignal }

type Answer<E extends Endpoint> = E['response'] extends z.ZodType
	? z.output<E['response']>
	: Response

/** The shared time-out of every call, in milliseconds. */
export const callTimeoutMs = 120_000

/** Makes one call of the contract. Throws `ApiError` or `NoAnswerError`; never shows toasts or redirects. */
export async function call<E extends Endpoint>(
	endpoint: E,
	input: CallInput<E>,
): Promise<Answer<E>> {
	const response = await send(endpoint, input)
	if (!response.ok) throw await toApiError(response)
	// The contract is the same object that the server validated its answer with.
	return (endpoint.response ? await response.json() : response) as Answer<E>
}

async function send(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<Response> {
	const parts = input as { params?: object; query?: object; body?: unknown; signal?: AbortSignal }
	const timeout = AbortSignal.timeout(callTimeoutMs)
	const request: RequestInit = {
		method: endpoint.method,
		credentials: 'include',
		signal: parts.signal ? AbortSignal.any([parts.signal, timeout]) : timeout,
	}
	if (parts.body !== undefined) {
		request.headers = { 'content-type': 'application/json' }
		request.body = JSON.stringify(parts.body)
	}
	try {
		return await fetch(urlOf(endpoint.path, parts), request)
	} catch (error) {
		if (parts.signal?.aborted) throw error
		throw new NoAnswerError(error)
	}
}

/** The address of an endpoint with its parameters filled in. */
export function urlOf(
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

/** Turns an answer that is not 2xx into an error with the server's own sentence. */
export async function toApiError(response: Response): Promise<ApiError> {
	const answer = errorAnswerSchema.safeParse(await response.json().catch(() => null))
	if (answer.success) return new ApiError(response.status, answer.data.code, answer.data.detail)
	return new ApiError(
		response.status,
		'unexpected',
		'The server encountered an error. Please try again later.',
	)
}
