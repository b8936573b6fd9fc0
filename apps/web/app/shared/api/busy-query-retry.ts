import { ApiError, NoAnswerError } from './api-error.ts'

const mostTries = 6
const firstWaitMs = 1000
const longestWaitMs = 30_000

/** How long the server asked to be left alone after a failure, in milliseconds; 0 where it did not say. */
export function retryAfterMs(error: unknown): number {
	return error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
}

/** Options of a query that is asked again while the server is busy or gone, never sooner than the server said. */
export const busyQueryRetry = {
	retry: (failures: number, error: Error) => failures < mostTries && isPassing(error),
	retryDelay: (failures: number, error: Error) =>
		Math.max(retryAfterMs(error), Math.min(firstWaitMs * 2 ** failures, longestWaitMs)),
}

function isPassing(error: Error): boolean {
	return (
		error instanceof NoAnswerError ||
		(error instanceof ApiError && [429, 503].includes(error.status))
	)
}
