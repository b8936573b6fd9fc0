import { asRecord, isText } from '#shared/parse-json.ts'

/** The content of an error response besides its status and code. */
export type ErrorDetails = {
	/** A sentence for a person. */
	message: string
	/** Sentences by field of the request. */
	fields?: Record<string, string[]>
	/** The raw response body, for calls with their own list of error codes. */
	body?: unknown
	/** When to come back, if the server said so. */
	retryAfterSeconds?: number | null
}

/** A failure that the server explained; `message` is a sentence for a person. */
export class ApiError extends Error {
	readonly status: number
	readonly code: string
	readonly fields: Record<string, string[]>
	readonly body: unknown
	readonly retryAfterSeconds: number | null

	constructor(status: number, code: string, details: string | ErrorDetails) {
		const { message, fields = {}, body = null, retryAfterSeconds = null } = toDetails(details)
		super(message)
		this.name = 'ApiError'
		this.status = status
		this.code = code
		this.fields = fields
		this.body = body
		this.retryAfterSeconds = retryAfterSeconds
	}
}

/** The server gave no answer at all: it is down, or the person is offline. */
export class NoAnswerError extends Error {
	constructor(
		cause: unknown,
		message = 'Server not responding. Please check your internet connection and try again.',
	) {
		super(message, { cause })
		this.name = 'NoAnswerError'
	}
}

/** The server did not answer within the time-out of the call. */
export class TooSlowError extends NoAnswerError {
	constructor(cause: unknown) {
		super(cause, 'The request is taking too long to process. Please try again later.')
		this.name = 'TooSlowError'
	}
}

/** Returns the error for a request without a response: `TooSlowError` after a timeout, else `NoAnswerError`. */
export function toNoAnswerError(cause: unknown): NoAnswerError {
	const isTooSlow = cause instanceof Error && cause.name === 'TimeoutError'
	return isTooSlow ? new TooSlowError(cause) : new NoAnswerError(cause)
}

/** Turns an answer that is not 2xx into an error with the server's own sentence. */
export async function toApiError(response: Response): Promise<ApiError> {
	const body: unknown = await response.json().catch(() => null)
	const { code, detail: message, fields = {} } = asRecord(body)
	const retryAfterSeconds = parseRetryAfter(response.headers.get('retry-after'))
	if (isText(code) && isText(message) && areSentences(fields))
		return new ApiError(response.status, code, { message, fields, body, retryAfterSeconds })
	return new ApiError(response.status, 'unexpected', {
		message: 'The server encountered an error. Please try again later.',
		body,
		retryAfterSeconds,
	})
}

function parseRetryAfter(header: string | null): number | null {
	return header !== null && /^\d+$/.test(header) ? Number(header) : null
}

function areSentences(fields: unknown): fields is Record<string, string[]> {
	const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields)
	return isObject && Object.values(fields).every((all) => Array.isArray(all) && all.every(isText))
}

function toDetails(details: string | ErrorDetails): ErrorDetails {
	return typeof details === 'string' ? { message: details } : details
}
