import { APICallError, RetryError } from 'ai'
import { ModelFailure } from './model-failure.ts'

/** Returns the library's error as a failure for the caller. */
export function toModelFailure(error: unknown): ModelFailure {
	if (error instanceof ModelFailure) return error
	if (RetryError.isInstance(error)) return toModelFailure(error.lastError)
	if (APICallError.isInstance(error)) return ofCall(error)
	const name = error instanceof Error ? error.name : ''
	if (/Timeout|Abort/.test(name)) return new ModelFailure('too_slow', 'The model took too long.')
	// Any other error of the library is about the answer's content.
	return new ModelFailure('unusable', `Ella couldn’t read the answer (${name || 'unknown'}).`)
}

function ofCall({ statusCode: status, responseHeaders, message }: APICallError): ModelFailure {
	// A refused connection is told without a status.
	if (status === undefined)
		return new ModelFailure('unreachable', 'Ella couldn’t reach the model.', { retryAfterMs: 0 })
	if (status === 200) return new ModelFailure('unusable', message, { status })
	if (status === 401 || status === 403)
		return new ModelFailure('key_refused', 'The model rejected this key.', { status })
	if ([400, 404, 415, 422, 501].includes(status))
		return new ModelFailure('refused', `The model refused the question (${status}).`, {
			status,
			isAboutShape: true,
		})
	const mayPass = status === 408 || status === 409 || status === 429 || status >= 500
	const kind = status === 429 ? 'busy' : 'unreachable'
	return new ModelFailure(kind, `The model answered ${status}.`, {
		status,
		...(mayPass && { retryAfterMs: waitMs(responseHeaders ?? {}) }),
	})
}

const usualWaitMs = 500

function waitMs(headers: Record<string, string>): number {
	const milliseconds = Number(headers['retry-after-ms'])
	if (milliseconds > 0) return milliseconds
	const seconds = Number(headers['retry-after'])
	return seconds > 0 ? seconds * 1000 : usualWaitMs
}
