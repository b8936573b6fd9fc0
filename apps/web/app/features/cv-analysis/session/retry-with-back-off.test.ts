import { expect, test } from 'vitest'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { type Retry, retryWithBackOff } from './retry-with-back-off.ts'

function calling(outcomes: (string | Error)[]) {
	const waits: number[] = []
	const retries: Retry[] = []
	const left = [...outcomes]
	const answer = retryWithBackOff(
		async () => {
			const outcome = left.shift()
			if (outcome === undefined || outcome instanceof Error) throw outcome
			return outcome
		},
		{ wait: async (ms) => void waits.push(ms), onRetry: (retry) => retries.push(retry) },
	)
	return { answer, waits, retries, left }
}

const refused = new NoAnswerError('connection refused')

test('a call that succeeds is made once', async () => {
	const { answer, waits } = calling(['done'])
	expect(await answer).toBe('done')
	expect(waits).toEqual([])
})

test('three failures are waited out for 1, 2 and 3 seconds', async () => {
	const { answer, waits, retries } = calling([refused, refused, refused, 'done'])
	expect(await answer).toBe('done')
	expect(waits).toEqual([1000, 2000, 3000])
	expect(retries.map(({ attempt }) => attempt)).toEqual([2, 3, 4])
})

test('the fourth failure is final', async () => {
	const { answer, left } = calling([refused, refused, refused, refused, 'never asked'])
	await expect(answer).rejects.toBe(refused)
	expect(left).toEqual(['never asked'])
})

test.each([408, 429, 500, 502, 503, 504])('status %i is tried again', async (status) => {
	const { answer } = calling([new ApiError(status, 'server_busy', 'Busy'), 'done'])
	expect(await answer).toBe('done')
})

test.each([400, 404, 413, 415, 422])('status %i is final at once', async (status) => {
	const failure = new ApiError(status, 'file_damaged', 'Damaged')
	const { answer, waits } = calling([failure, 'never asked'])
	await expect(answer).rejects.toBe(failure)
	expect(waits).toEqual([])
})

test('an aborted call is not made again', async () => {
	const aborted = new DOMException('Cancelled', 'AbortError')
	const { answer, left } = calling([aborted, 'never asked'])
	await expect(answer).rejects.toBe(aborted)
	expect(left).toHaveLength(1)
})
