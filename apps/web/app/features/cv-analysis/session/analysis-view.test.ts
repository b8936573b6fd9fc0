import type { GuestResults } from '@app/contract'
import { expect, test } from 'vitest'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { analysisView, type Followed, type Upload } from './analysis-view.ts'

const noUpload: Upload = { status: 'idle', file: null, percent: 0, retry: null, error: null }
const nothing: Followed = {
	sessionId: null,
	fileName: null,
	isAsking: false,
	progress: null,
	outcome: null,
	error: null,
}
const followed = (more: Partial<Followed>): Followed => ({ ...nothing, sessionId: 'a', ...more })
const reading = { status: 'analyzing', message: 'Reading page 1 of 2', progress: 20 } as const

test('without an upload and a session a file is chosen', () => {
	expect(analysisView(noUpload, nothing).phase).toBe('choosing')
})

test('a running upload shows its file and its per cent', () => {
	const upload: Upload = { ...noUpload, status: 'pending', file: { name: 'cv.pdf' }, percent: 40 }
	expect(analysisView(upload, nothing)).toMatchObject({
		phase: 'sending',
		fileName: 'cv.pdf',
		percent: 40,
	})
})

test('a failed upload keeps the name of the file', () => {
	const error = new NoAnswerError('refused')
	const upload: Upload = { ...noUpload, status: 'error', file: { name: 'cv.pdf' }, error }
	expect(analysisView(upload, nothing)).toMatchObject({
		phase: 'failed',
		during: 'upload',
		fileName: 'cv.pdf',
	})
})

test('a reloaded page opens its session before anything is known of it', () => {
	expect(analysisView(noUpload, followed({ isAsking: true })).phase).toBe('opening')
})

test('a running analysis shows its stage', () => {
	const view = analysisView(noUpload, followed({ isAsking: true, progress: reading }))
	expect(view).toMatchObject({ phase: 'reading', progress: { message: 'Reading page 1 of 2' } })
})

test('a session that is gone has expired', () => {
	const error = new ApiError(404, 'session_not_found', 'Gone')
	expect(analysisView(noUpload, followed({ error })).phase).toBe('expired')
})

test('the end of patience offers to wait on, and waiting on shows the stage again', () => {
	const outcome = {
		stillProcessing: true,
		canRetry: true,
		session_id: 'a',
		message: 'Longer',
	} as const
	expect(analysisView(noUpload, followed({ outcome })).phase).toBe('waiting')
	const again = followed({ outcome, isAsking: true, progress: reading })
	expect(analysisView(noUpload, again).phase).toBe('reading')
})

test('finished results are shown', () => {
	const results = { file_name: 'cv.pdf' } as GuestResults
	const view = analysisView(noUpload, followed({ outcome: { stillProcessing: false, results } }))
	expect(view).toEqual({ phase: 'done', results })
})
