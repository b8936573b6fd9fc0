import type { CvDesign, CvDocument } from '@app/cv'
import type { PatchedPreview } from './preview-worker/preview-messages.ts'

export type PreviewInput = { document: CvDocument; design: CvDesign }

/**
 * `waiting`: the server gives no answer and is asked again; `busy`: it said why not now and is asked again; `refused`: it
 * said why this CV cannot be set.
 */
export type PreviewProblemKind = 'waiting' | 'busy' | 'refused'
export type PreviewProblem = { kind: PreviewProblemKind; message: string } | null

export type PreviewTransport<Drawn> = {
	send: (input: PreviewInput, drawn: Drawn, signal: AbortSignal) => Promise<PatchedPreview>
	/** Settles after so many milliseconds, or sooner when the signal says so. */
	wait: (ms: number, signal: AbortSignal) => Promise<void>
	/** Returns the kind of problem that a failure to send means. */
	kindOf: (error: unknown) => PreviewProblemKind
	/** How long the server asked to be left alone after a failure; 0 where it did not say. */
	retryAfterMs: (error: unknown) => number
}

export type PreviewListener<Drawn> = {
	/** Returns the parts that are drawn by now, so that they are not sent again. */
	drawn: () => Drawn
	/** Receives the pages of `input`, which was shown last when they were requested. */
	onPages: (pages: PatchedPreview, input: PreviewInput) => void
	onProblem: (problem: PreviewProblem) => void
}

export type PreviewScheduler = { show: (input: PreviewInput) => void; stop: () => void }

const retryDelaysMs = [500, 1000, 2000, 5000]

/**
 * Keeps the shown pages up to date: sends at once when idle, has one request under way, and keeps only the latest
 * state for the next. A failure leaves the last pages where they are and is tried again, never sooner than the server said.
 */
export function createPreviewScheduler<Drawn>(
	transport: PreviewTransport<Drawn>,
	listener: PreviewListener<Drawn>,
): PreviewScheduler {
	const stopping = new AbortController()
	let latest: PreviewInput | null = null
	let isBusy = false

	async function run() {
		isBusy = true
		let failures = 0
		while (latest !== null && !stopping.signal.aborted) {
			const input = latest
			latest = null
			const failure = await attempt(input)
			failures = failure === null ? 0 : failures + 1
			if (failure === null) continue
			const waitMs = Math.max(retryDelayMs(failures), failure.retryAfterMs)
			await transport.wait(waitMs, stopping.signal)
			latest ??= input
		}
		isBusy = false
	}

	/** Returns the wait after a temporary failure, or `null` when there is nothing to retry. */
	async function attempt(input: PreviewInput): Promise<{ retryAfterMs: number } | null> {
		try {
			const answer = await transport.send(input, listener.drawn(), stopping.signal)
			if (stopping.signal.aborted) return null
			listener.onPages(answer, input)
			listener.onProblem(null)
			return null
		} catch (error) {
			if (stopping.signal.aborted) return null
			const kind = transport.kindOf(error)
			const message = error instanceof Error ? error.message : String(error)
			listener.onProblem({ kind, message })
			return kind === 'refused' ? null : { retryAfterMs: transport.retryAfterMs(error) }
		}
	}

	return {
		show(input) {
			latest = input
			if (!isBusy) void run()
		},
		stop: () => stopping.abort(),
	}
}

function retryDelayMs(failures: number): number {
	return retryDelaysMs[Math.min(failures, retryDelaysMs.length) - 1] ?? 0
}
