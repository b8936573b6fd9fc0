import { mostKnownOutlines, previewCv } from '@app/contract'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { retryAfterMs } from '#shared/api/busy-query-retry.ts'
import { call } from '#shared/api/call.ts'
import { wait } from '#shared/wait.ts'
import type { DrawnPages } from './draw-pages.ts'
import { withoutPhotoBytes } from './page-photo.ts'
import type { PreviewProblemKind, PreviewTransport } from './preview-scheduler.ts'
import { openPreviewEngine } from './preview-worker/preview-engine.ts'

/** After so many milliseconds without pages the server is asked again: one page takes it less than one second. */
const previewTimeoutMs = 15_000

const passingStatuses = new Set([408, 429, 502, 503, 504])

/** Asks our own server for pages: beside the page where the browser can. */
export const previewTransport: PreviewTransport<DrawnPages> = {
	send: (input, drawn, signal) =>
		untilOffline(signal, (either) => {
			const body = withoutPhotoBytes(input)
			const timeoutMs = previewTimeoutMs
			const engine = openPreviewEngine()
			if (engine !== null) {
				const { method, path } = previewCv
				const endpoint = { method, path }
				const hashes = drawn.hashes()
				return engine.ask(
					{ endpoint, body, hashes, mostOutlines: mostKnownOutlines, timeoutMs },
					either,
				)
			}
			return call(previewCv, { body: { ...body, ...drawn.names() }, signal: either, timeoutMs })
		}),
	// The scheduler looks at the signal itself.
	wait: (ms, signal) => wait(ms, signal).catch(() => undefined),
	kindOf: classifyError,
	retryAfterMs,
}

// When the connection goes, a request under way may hang until the system's timeout.
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
