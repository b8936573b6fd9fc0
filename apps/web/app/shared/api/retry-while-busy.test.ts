import { expect, test } from 'vitest'
import { ApiError, NoAnswerError } from './api-error.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

const busy = (retryAfterSeconds: number | null = null) =>
	new ApiError(503, 'server_busy', { message: 'Busy.', retryAfterSeconds })

/** Fails with each of these in turn, then answers; notes how long was waited in between. */
function failing(...failures: Error[]) {
	const waits: number[] = []
	let calls = 0
	const ask = async () => {
		const failure = failures[calls]
		calls += 1
		if (failure) throw failure
		return 'done'
	}
	const wait = async (ms: number) => void waits.push(ms)
	return { answer: retryWhileBusy(ask, { wait }), waits, calls: () => calls }
}

test('a busy server is asked again when it says, or else after two seconds', async () => {
	const { answer, waits } = failing(busy(5), busy())
	expect(await answer).toBe('done')
	expect(waits).toEqual([5000, 2000])
})

test('the third refusal is told', async () => {
	const { answer, calls } = failing(busy(), busy(), busy())
	await expect(answer).rejects.toThrow('Busy.')
	expect(calls()).toBe(3)
})

test.each([
	['a server that asks for a minute', busy(60)],
	['a request that is wrong', new ApiError(400, 'bad_request', 'Wrong.')],
	['too many requests of one person', new ApiError(429, 'too_many_requests', 'Too many.')],
	['a full disk', new ApiError(507, 'no_room_left', 'Full.')],
	['no answer at all', new NoAnswerError('offline')],
])('%s is not asked again', async (_, failure) => {
	const { answer, calls } = failing(failure)
	await expect(answer).rejects.toBe(failure)
	expect(calls()).toBe(1)
})

test('whoever has left asks for nothing more', async () => {
	const leaving = new AbortController()
	let calls = 0
	const ask = async () => {
		calls += 1
		leaving.abort()
		throw busy(0)
	}
	await expect(retryWhileBusy(ask, { signal: leaving.signal })).rejects.toThrow('Busy.')
	expect(calls).toBe(1)
})

test('leaving ends a wait at once', async () => {
	const leaving = new AbortController()
	const asking = retryWhileBusy(() => Promise.reject(busy(10)), { signal: leaving.signal })
	await Promise.resolve()
	leaving.abort(new Error('They have left.'))
	await expect(asking).rejects.toThrow('They have left.')
})
