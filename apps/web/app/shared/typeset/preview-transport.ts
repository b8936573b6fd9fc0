import { previewCv } from '@app/contract'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import type { PreviewProblemKind, PreviewTransport } from './preview-scheduler.ts'

const passingStatuses = new Set([408, 429, 502, 503, 504])

/** Asks our own server for pages. */
export const previewTransport: PreviewTransport = {
	send: (input, drawn, signal) => call(previewCv, { body: { ...input, ...drawn }, signal }),
	wait: waitFor,
	kindOf,
}

function kindOf(error: unknown): PreviewProblemKind {
	if (error instanceof NoAnswerError) return 'waiting'
	return error instanceof ApiError && passingStatuses.has(error.status) ? 'busy' : 'refused'
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms)
		signal.addEventListener('abort', () => {
			clearTimeout(timer)
			resolve()
		})
	})
}
