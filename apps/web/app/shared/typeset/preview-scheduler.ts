import type { Preview } from '@app/contract'
import type { CvDesign, CvDocument } from '@app/cv'
import type { Drawn } from './draw-pages.ts'

export type PreviewInput = { document: CvDocument; design: CvDesign }
/** A page as the server tells it to somebody who shows parts of it already. */
export type TypesetPage = Preview['pages'][number]

/**
 * `waiting`: the server gives no answer and is asked again; `busy`: it said why not now and is asked again; `refused`: it
 * said why this CV cannot be set.
 */
export type PreviewProblemKind = 'waiting' | 'busy' | 'refused'
export type PreviewProblem = { kind: PreviewProblemKind; message: string } | null

export type PreviewTransport = {
	send: (input: PreviewInput, drawn: Drawn, signal: AbortSignal) => Promise<Preview>
	/** Settles after so many milliseconds, or sooner when the signal says so. */
	wait: (ms: number, signal: AbortSignal) => Promise<void>
	/** What a failure to send means. */
	kindOf: (error: unknown) => PreviewProblemKind
}

export type PreviewListener = {
	/** What is drawn by now, so that it is not sent again. */
	drawn: () => Drawn
	/** The pages of what was shown last when they were asked for. */
	onPages: (pages: Preview, input: PreviewInput) => void
	onProblem: (problem: PreviewProblem) => void
}

export type PreviewScheduler = { show: (input: PreviewInput) => void; stop: () => void }

const retryDelaysMs = [500, 1000, 2000, 5000]

/**
 * Keeps the shown pages up to date: sends at once when idle, has one request under way, and keeps only the latest
 * state for the next. A failure leaves the last pages standing and is tried again.
 */
export function createPreviewScheduler(
	transport: PreviewTransport,
	listener: PreviewListener,
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
			const isPassingFailure = await attempt(input)
			failures = isPassingFailure ? failures + 1 : 0
			if (!isPassingFailure) continue
			await transport.wait(retryDelayMs(failures), stopping.signal)
			latest ??= input
		}
		isBusy = false
	}

	/** Whether it failed in a way that passes. */
	async function attempt(input: PreviewInput): Promise<boolean> {
		try {
			const answer = await transport.send(input, listener.drawn(), stopping.signal)
			if (stopping.signal.aborted) return false
			listener.onPages(answer, input)
			listener.onProblem(null)
			return false
		} catch (error) {
			if (stopping.signal.aborted) return false
			const kind = transport.kindOf(error)
			const message = error instanceof Error ? error.message : String(error)
			listener.onProblem({ kind, message })
			return kind !== 'refused'
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
