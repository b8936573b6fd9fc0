import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { AnalysisFailedError } from './follow-analysis.ts'
import { isTransient } from './is-transient.ts'

export type Failure = {
	/** What is wrong. */
	title: string
	/** What to do. */
	advice: string
	/** Whether the same thing may well succeed when it is done again. */
	canTryAgain: boolean
}

const titles: Record<string, string> = {
	file_encrypted: 'This file has a password',
	file_damaged: 'This file is damaged',
	file_empty: 'This file is empty',
	file_has_no_text: 'Software can’t read any words in this file',
	file_has_too_many_pages: 'This file has too many pages',
	file_is_not_a_cv: 'This doesn’t look like a CV',
	file_takes_too_long: 'This file takes too long to read',
	file_crashes_reader: 'We couldn’t read this file',
	file_too_large: 'This file is too large',
	file_type_unknown: 'Ella can’t read this kind of file',
	file_missing: 'Your file didn’t upload',
	too_many_requests: 'Too many uploads right now',
	server_busy: 'Ella is busy right now',
	no_room_left: 'Ella is out of space right now',
}

/** Returns the title and the advice to show for a failed upload or analysis. */
export function describeFailure(error: Error, during: 'upload' | 'analysis'): Failure {
	const fallback = during === 'upload' ? 'Failed to upload CV' : 'Analysis failed'
	const canTryAgain = isTransient(error)
	if (error instanceof NoAnswerError) {
		return {
			title: fallback,
			advice: 'We can’t reach Ella. Check your internet connection and try again.',
			canTryAgain,
		}
	}
	if (!(error instanceof ApiError || error instanceof AnalysisFailedError)) {
		return { title: fallback, advice: 'Try again, or choose another file.', canTryAgain: true }
	}
	const title = titles[error.code ?? ''] ?? fallback
	if (error.message !== title && !isFallback(error.message)) {
		return { title, advice: error.message, canTryAgain }
	}
	return {
		title: error.message,
		advice: 'Something went wrong on our side. Try again in a moment, or choose another file.',
		canTryAgain: true,
	}
}

function isFallback(sentence: string): boolean {
	return ['Failed to upload CV', 'Failed to get status', 'Analysis failed'].includes(sentence)
}
