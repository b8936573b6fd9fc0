import { AppError } from './app-error.ts'

/** Throws a 429 with `Retry-After` for an attempt beyond its limit. */
export function throwTooManyRequests(attempt: {
	isAllowed: boolean
	retryAfterSeconds: number
}): void {
	const { isAllowed, retryAfterSeconds } = attempt
	if (!isAllowed) throw new AppError('too_many_requests', undefined, { retryAfterSeconds })
}
