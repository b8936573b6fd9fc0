import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'

const transientStatuses = [408, 429, 500, 502, 503, 504]

/** Whether the server could not be reached just now; a server that answers 500 was reached and is at fault. */
export function isOutOfReach(error: unknown): boolean {
	return isTransient(error) && !(error instanceof ApiError && error.status === 500)
}

/** Whether a failed call may well succeed when it is made again: no answer, a time-out, or a busy server. */
export function isTransient(error: unknown): boolean {
	if (error instanceof NoAnswerError) return true
	return error instanceof ApiError && transientStatuses.includes(error.status)
}
