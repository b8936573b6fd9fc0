import { expect, test } from 'vitest'
import { ApiError, NoAnswerError } from './api-error.ts'
import { busyQueryRetry, retryAfterMs } from './busy-query-retry.ts'

const { retry, retryDelay } = busyQueryRetry
const answered = (status: number, retryAfterSeconds: number | null = null) =>
	new ApiError(status, 'some_code', { message: 'A sentence.', retryAfterSeconds })

test('a server that is busy or gone is asked again, six times', () => {
	for (const error of [answered(429), answered(503), new NoAnswerError('offline')]) {
		expect([retry(0, error), retry(5, error), retry(6, error)]).toEqual([true, true, false])
	}
})

test('what the server refuses is not asked again', () => {
	for (const status of [404, 413, 422, 500]) expect(retry(0, answered(status))).toBe(false)
})

test('the wait grows, and is never shorter than the server said', () => {
	const busy = answered(503, 5)
	expect([retryDelay(0, busy), retryDelay(3, busy)]).toEqual([5000, 8000])
	expect([retryDelay(0, answered(503)), retryDelay(9, answered(503))]).toEqual([1000, 30_000])
	expect(retryDelay(0, answered(429, 60))).toBe(60_000)
	expect(retryAfterMs(new NoAnswerError('offline'))).toBe(0)
})
