import type { GuestResults, GuestSession, GuestStatus } from '@app/contract'
import { isOutOfReach } from './is-transient.ts'

/** How often the server is asked, at the usual pace, before the person is offered to wait on. */
const maxAttempts = 60
/** The usual pace, in milliseconds. */
const pollIntervalMs = 2000
/** Per cent that progress may show before the analysis is complete. */
const progressCap = 95
// However soon the server asks to be asked, it is not asked in a tight loop.
const shortestWaitMs = 100

const completeMessage = 'Analysis complete!'
export const stillProcessingMessage =
	'Analysis is taking longer than expected. Your analysis is still processing in the background.'

export type AnalysisProgress = { status: GuestStatus; message: string; progress: number }

type StillProcessing = {
	stillProcessing: true
	canRetry: true
	session_id: string
	message: string
}
export type FollowedAnalysis = { stillProcessing: false; results: GuestResults } | StillProcessing

/**
 * The response to the call for the results; a 202, or a body with an unfinished status, means that there are none
 * yet.
 */
export type ResultsAnswer = { httpStatus: number; body: GuestResults | GuestSession }

export type Following = {
	getStatus: (sessionId: string) => Promise<GuestSession>
	getResults: (sessionId: string) => Promise<ResultsAnswer>
	wait: (ms: number) => Promise<void>
	onProgress: (progress: AnalysisProgress) => void
}

/** An analysis that ended without a report; `message` is the server's sentence for the person. */
export class AnalysisFailedError extends Error {
	readonly code: string | null

	constructor(message: string, code: string | null) {
		super(message)
		this.name = 'AnalysisFailedError'
		this.code = code
	}
}

type Step = { results: GuestResults } | { results: null; waitMs: number }

/**
 * Polls an analysis until its results are ready or the attempts run out. Throws `AnalysisFailedError` when the
 * analysis failed, and any error of the calls except a lost connection to the server.
 */
export async function followAnalysis(
	sessionId: string,
	following: Following,
): Promise<FollowedAnalysis> {
	// An answer that asks to be polled sooner uses up only its share of an attempt.
	let attempts = 0
	for (;;) {
		const step = await askOnce(sessionId, following)
		if (step.results !== null) return { stillProcessing: false, results: step.results }
		attempts += step.waitMs / pollIntervalMs
		if (attempts >= maxAttempts) return stillProcessing(sessionId)
		await following.wait(step.waitMs)
	}
}

async function askOnce(sessionId: string, following: Following): Promise<Step> {
	try {
		return await takeStep(sessionId, following)
	} catch (error) {
		if (isOutOfReach(error)) return { results: null, waitMs: pollIntervalMs }
		throw error
	}
}

async function takeStep(sessionId: string, following: Following): Promise<Step> {
	const { getStatus, getResults, onProgress } = following
	const session = await getStatus(sessionId)
	if (session.status === 'failed') {
		throw new AnalysisFailedError(session.error || 'Analysis failed', session.code)
	}
	onProgress(toProgress(session))
	if (session.status !== 'completed') return { results: null, waitMs: waitAfter(session) }
	const answer = await getResults(sessionId)
	if (!hasResults(answer)) return { results: null, waitMs: waitAfter(answer.body) }
	onProgress({ status: 'completed', message: completeMessage, progress: 100 })
	return { results: answer.body }
}

// A server of another age says 'in progress', which the contract's own statuses do not know.
function hasResults(answer: ResultsAnswer): answer is { httpStatus: number; body: GuestResults } {
	const unfinished: string[] = ['processing', 'analyzing', 'in progress']
	return answer.httpStatus !== 202 && !unfinished.includes(answer.body.status)
}

/** Returns the progress of a session, kept below 100 until the results are there. */
export function toProgress({ status, message, progress }: GuestSession): AnalysisProgress {
	return { status, message, progress: Math.min(progress, progressCap) }
}

function waitAfter(answer: ResultsAnswer['body']): number {
	const askedFor = ('poll_after_ms' in answer && answer.poll_after_ms) || pollIntervalMs
	return Math.min(Math.max(askedFor, shortestWaitMs), pollIntervalMs)
}

function stillProcessing(sessionId: string): StillProcessing {
	return {
		stillProcessing: true,
		canRetry: true,
		session_id: sessionId,
		message: stillProcessingMessage,
	}
}
