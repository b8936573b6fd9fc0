import type { GuestResults, GuestSession } from '@app/contract'
import { expect, test } from 'vitest'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import {
	type AnalysisProgress,
	followAnalysis,
	type ResultsAnswer,
	stillProcessingMessage,
} from './follow-analysis.ts'

const sessionId = '0199a000-0000-7000-8000-000000000001'

function session(more: Partial<GuestSession>): GuestSession {
	return {
		session_id: sessionId,
		status: 'analyzing',
		message: 'Reading page 2 of 3',
		progress: 40,
		error: null,
		code: null,
		expires_at: '2026-11-22T00:00:00Z',
		poll_after_ms: null,
		...more,
	}
}

const working = session({})
const completed = session({ status: 'completed', progress: 100 })
const refused = new NoAnswerError('connection refused')
// Following an analysis reads only the status of the results.
const results = { status: 'completed', file_name: 'cv.pdf' } as GuestResults
const ready: ResultsAnswer = { httpStatus: 200, body: results }

/** A server that answers from two scripts, repeating the last entry, and a clock that only it moves. */
function following(statuses: (GuestSession | Error)[], answers: ResultsAnswer[] = [ready]) {
	const seen = { asked: 0, nowMs: 0, progress: [] as AnalysisProgress[] }
	let askedForResults = 0
	const outcome = followAnalysis(sessionId, {
		getStatus: async () => {
			const answer = statuses[Math.min(seen.asked++, statuses.length - 1)]
			if (answer === undefined || answer instanceof Error) throw answer
			return answer
		},
		getResults: async () => answers[Math.min(askedForResults++, answers.length - 1)] ?? ready,
		wait: async (ms) => {
			seen.nowMs += ms
		},
		onProgress: (progress) => seen.progress.push(progress),
	})
	return { outcome, seen }
}

test('a completed analysis answers its results at once', async () => {
	const { outcome, seen } = following([completed])
	expect(await outcome).toEqual({ stillProcessing: false, results })
	expect(seen.nowMs).toBe(0)
})

test('the server is asked again every two seconds until the analysis is complete', async () => {
	const { outcome, seen } = following([working, working, completed])
	await outcome
	expect(seen.asked).toBe(3)
	expect(seen.nowMs).toBe(4000)
})

test('the server may ask to be asked sooner, but not in a tight loop or later than usual', async () => {
	const soon = session({ poll_after_ms: 250 })
	const atOnce = session({ poll_after_ms: 1 })
	const late = session({ poll_after_ms: 60_000 })
	const { outcome, seen } = following([soon, atOnce, late, completed])
	await outcome
	expect(seen.nowMs).toBe(250 + 100 + 2000)
})

test('progress stays at 95 until the results are there, then it is 100', async () => {
	const { outcome, seen } = following([session({ progress: 99 }), completed])
	await outcome
	expect(seen.progress.map(({ progress }) => progress)).toEqual([95, 95, 100])
	expect(seen.progress.at(-1)?.message).toBe('Analysis complete!')
})

test('the words of each stage are passed on', async () => {
	const { outcome, seen } = following([working, completed])
	await outcome
	expect(seen.progress[0]?.message).toBe('Reading page 2 of 3')
})

test.each([
	['status 202', { httpStatus: 202, body: completed }],
	['the word processing', { httpStatus: 200, body: session({ status: 'processing' }) }],
	['the words in progress', { httpStatus: 200, body: { ...working, status: 'in progress' } }],
])('results that answer %s are asked for again', async (_, answer) => {
	const { outcome, seen } = following([completed], [answer as ResultsAnswer, ready])
	expect(await outcome).toEqual({ stillProcessing: false, results })
	expect(seen.asked).toBe(2)
})

test('after 60 attempts the person is offered to wait on', async () => {
	const { outcome, seen } = following([working])
	expect(await outcome).toEqual({
		stillProcessing: true,
		canRetry: true,
		session_id: sessionId,
		message: stillProcessingMessage,
	})
	expect(seen.asked).toBe(60)
	expect(seen.nowMs).toBe(59 * 2000)
})

test('being asked sooner does not shorten the patience', async () => {
	const { outcome, seen } = following([session({ poll_after_ms: 500 })])
	await outcome
	expect(seen.asked).toBe(240)
})

test('a failed analysis throws the sentence of the server', async () => {
	const { outcome } = following([
		session({ status: 'failed', error: 'This file is a scan.', code: 'file_has_no_text' }),
	])
	await expect(outcome).rejects.toMatchObject({
		message: 'This file is a scan.',
		code: 'file_has_no_text',
	})
})

test('a failed analysis without a sentence throws Analysis failed', async () => {
	const { outcome } = following([session({ status: 'failed' })])
	await expect(outcome).rejects.toThrow('Analysis failed')
})

test('a lost connection is waited out while attempts remain', async () => {
	const { outcome, seen } = following([refused, refused, completed])
	expect(await outcome).toEqual({ stillProcessing: false, results })
	expect(seen.nowMs).toBe(4000)
})

test('a connection that stays lost ends as still processing', async () => {
	const { outcome, seen } = following([refused])
	expect(await outcome).toMatchObject({ stillProcessing: true, canRetry: true })
	expect(seen.asked).toBe(60)
})

test('a session that is gone is final at once', async () => {
	const gone = new ApiError(404, 'session_not_found', 'This analysis is no longer here.')
	const { outcome, seen } = following([gone])
	await expect(outcome).rejects.toBe(gone)
	expect(seen.asked).toBe(1)
})

test('a server that is busy is asked again, one that fails is not', async () => {
	const busy = following([new ApiError(503, 'server_busy', 'Busy'), completed])
	expect(await busy.outcome).toEqual({ stillProcessing: false, results })
	const broken = new ApiError(500, 'unexpected', 'Failed to get status')
	const { outcome, seen } = following([broken])
	await expect(outcome).rejects.toBe(broken)
	expect(seen.asked).toBe(1)
})
