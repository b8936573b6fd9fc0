import { expect, test } from 'vitest'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { describeFailure } from './describe-failure.ts'
import { AnalysisFailedError } from './follow-analysis.ts'

test('a known failure is named and the sentence of the server says what to do', () => {
	const locked = new AnalysisFailedError('Remove the password and try again.', 'file_encrypted')
	expect(describeFailure(locked, 'analysis')).toEqual({
		title: 'This file has a password',
		advice: 'Remove the password and try again.',
		canTryAgain: false,
	})
})

test('an upload without an answer can be tried again', () => {
	const failure = describeFailure(new NoAnswerError('refused'), 'upload')
	expect(failure).toMatchObject({ title: 'Failed to upload CV', canTryAgain: true })
	expect(failure.advice).toContain('internet connection')
})

test('a server without a sentence is described by the fallback', () => {
	const failure = describeFailure(new ApiError(500, 'unexpected', 'Failed to upload CV'), 'upload')
	expect(failure).toMatchObject({ title: 'Failed to upload CV', canTryAgain: true })
})

test('an analysis that failed without a reason says so', () => {
	const failure = describeFailure(new AnalysisFailedError('Analysis failed', null), 'analysis')
	expect(failure.title).toBe('Analysis failed')
})

test('an unknown code keeps the sentence of the server', () => {
	const failure = describeFailure(new ApiError(422, 'new_code', 'The file is odd.'), 'upload')
	expect(failure).toMatchObject({ title: 'Failed to upload CV', advice: 'The file is odd.' })
})
