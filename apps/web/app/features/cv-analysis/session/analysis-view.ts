import type { GuestResults } from '@app/contract'
import { ApiError } from '#shared/api/api-error.ts'
import { describeFailure, type Failure } from './describe-failure.ts'
import type { AnalysisProgress, FollowedAnalysis } from './follow-analysis.ts'
import type { Retry } from './retry-with-back-off.ts'

/** The phase of the guest analysis that the screen shows, with its data. */
export type AnalysisView =
	| { phase: 'choosing' }
	| { phase: 'sending'; fileName: string; percent: number; retry: Retry | null }
	/** The session of a reloaded page, of which nothing is known yet. */
	| { phase: 'opening' }
	| { phase: 'reading'; fileName: string | null; progress: AnalysisProgress }
	| { phase: 'waiting'; message: string }
	| { phase: 'failed'; during: 'upload' | 'analysis'; fileName: string | null; failure: Failure }
	| { phase: 'expired' }
	| { phase: 'done'; results: GuestResults }

export type Upload = {
	status: 'idle' | 'pending' | 'success' | 'error'
	file: { name: string } | null
	percent: number
	retry: Retry | null
	error: Error | null
}

export type Followed = {
	sessionId: string | null
	fileName: string | null
	isAsking: boolean
	progress: AnalysisProgress | null
	outcome: FollowedAnalysis | null
	error: Error | null
}

/** Returns the phase to show; a pending or failed upload takes precedence over the analysis in the address. */
export function analysisView(upload: Upload, followed: Followed): AnalysisView {
	if (upload.file && upload.status === 'pending') {
		const { file, percent, retry } = upload
		return { phase: 'sending', fileName: file.name, percent, retry }
	}
	if (upload.file && upload.error) {
		const failure = describeFailure(upload.error, 'upload')
		return { phase: 'failed', during: 'upload', fileName: upload.file.name, failure }
	}
	return followed.sessionId === null ? { phase: 'choosing' } : viewOfAnalysis(followed)
}

function viewOfAnalysis(followed: Followed): AnalysisView {
	const { fileName, isAsking, progress, outcome, error } = followed
	if (outcome && !outcome.stillProcessing) return { phase: 'done', results: outcome.results }
	if (isAsking) return progress ? { phase: 'reading', fileName, progress } : { phase: 'opening' }
	if (isGone(error)) return { phase: 'expired' }
	if (error) {
		const failure = describeFailure(error, 'analysis')
		return { phase: 'failed', during: 'analysis', fileName, failure }
	}
	return outcome ? { phase: 'waiting', message: outcome.message } : { phase: 'opening' }
}

/** Whether the server no longer has the session; an id that it cannot read is as good as gone. */
export function isGone(error: Error | null): boolean {
	return error instanceof ApiError && [400, 404, 410].includes(error.status)
}
