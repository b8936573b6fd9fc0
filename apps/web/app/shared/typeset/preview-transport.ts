import { previewCv } from '@app/contract'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { retryAfterMs } from '#shared/api/busy-query-retry.ts'
import { call } from '#shared/api/call.ts'
import { wait } from '#shared/wait.ts'
import { withoutPhotoBytes } from './own-photo.ts'
import type { PreviewProblemKind, PreviewTransport } from './preview-scheduler.ts'

/** After so many milliseconds without pages the server is asked again: one page takes it less than one second. */
const previewTimeoutMs = 15_000

const passingStatuses = new Set([408, 429, 502, 503, 504])

/** Asks our own server for pages. */
export const previewTransport: PreviewTransport = {
	send: (input, drawn, signal) =>
		untilOffline(signal, (either) =>
			call(previewCv, {
				body: { ...withoutPhotoBytes(input), ...drawn },
				signal: either,
				timeoutMs: previewTimeoutMs,
			}),
		),
	// The scheduler looks at the signal itself.
	wait: (ms, signal) => wait(ms, signal).catch(() => undefined),
	kindOf: classifyError,
	retryAfterMs,
}

// What is under way when the connection goes may hang for as long as the system waits for it.
async function untilOffline<T>(
	signal: AbortSignal,
	work: (either: AbortSignal) => Promise<T>,
): Promise<T> {
	const offline = new AbortController()
	const onOffline = () => offline.abort()
	addEventListener('offline', onOffline)
	try {
		return await work(AbortSignal.any([signal, offline.signal]))
	} catch (error) {
		throw offline.signal.aborted ? new NoAnswerError(error) : error
	} finally {
		removeEventListener('offline', onOffline)
	}
}

function classifyError(error: unknown): PreviewProblemKind {
	if (error instanceof NoAnswerError) return 'waiting'
	return error instanceof ApiError && passingStatuses.has(error.status) ? 'busy' : 'refused'
}
