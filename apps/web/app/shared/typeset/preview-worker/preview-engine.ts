import { ApiError, NoAnswerError, TooSlowError, toApiError } from '#shared/api/api-error.ts'
import { session } from '#shared/session/session.ts'
import type { PatchedPreview, PreviewReply, PreviewRequest } from './preview-messages.ts'

type Asked = Omit<Extract<PreviewRequest, { kind: 'send' }>, 'kind' | 'id' | 'token'>
type Answer = Exclude<PreviewReply, { kind: 'failure' }>

/** Asks the server for pages beside the page, which has only the changed parts of them to draw. */
export type PreviewEngine = {
	/** Throws `ApiError` or `NoAnswerError`, as a call does. */
	ask: (asked: Asked, signal: AbortSignal) => Promise<PatchedPreview>
}

type Waiting = { resolve: (reply: Answer) => void; reject: (reason: Error) => void }

let shared: PreviewEngine | null | undefined

/** The engine of this page, started at the first call; `null` where the browser has no workers, or refuses this one. */
export function openPreviewEngine(): PreviewEngine | null {
	shared ??= typeof Worker === 'undefined' ? null : startEngine()
	return shared
}

function startEngine(): PreviewEngine {
	const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' })
	const waiting = new Map<number, Waiting>()
	let asked = 0
	worker.addEventListener('message', ({ data }: MessageEvent<PreviewReply>) => {
		const one = waiting.get(data.id)
		waiting.delete(data.id)
		if (data.kind !== 'failure') one?.resolve(data)
		else if (data.isTooSlow) one?.reject(new TooSlowError(null))
		else one?.reject(new NoAnswerError(null))
	})
	worker.addEventListener('error', () => {
		worker.terminate()
		// From now on the page sends its requests without the worker.
		shared = null
		for (const { reject } of waiting.values()) reject(new NoAnswerError(null))
		waiting.clear()
	})
	const post = (request: PreviewRequest) => worker.postMessage(request)

	function attempt(parts: Asked, signal: AbortSignal, token: string | null): Promise<Answer> {
		const id = ++asked
		return new Promise((resolve, reject) => {
			waiting.set(id, { resolve, reject })
			const cancel = () => {
				waiting.delete(id)
				post({ kind: 'cancel', id })
				reject(signal.reason as Error)
			}
			if (signal.aborted) return cancel()
			signal.addEventListener('abort', cancel, { once: true })
			post({ ...parts, kind: 'send', id, token })
		})
	}

	return {
		async ask(parts, signal) {
			const reply = await session.authorised((token) => attempt(parts, signal, token))
			if (reply.kind === 'pages') return reply.preview
			throw await toError(reply)
		},
	}
}

function toError({ status, body, retryAfter }: Extract<Answer, { kind: 'refusal' }>) {
	const headers = retryAfter === null ? {} : { 'retry-after': retryAfter }
	// A `Response` cannot have this status.
	if (status < 200 || status > 599) return new ApiError(status, 'unexpected', body)
	return toApiError(new Response(body, { status, headers }))
}
