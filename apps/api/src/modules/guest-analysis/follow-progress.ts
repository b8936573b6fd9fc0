import { opening, type Stage } from './analysis-stages.ts'
import type { GuestAnalysisStore } from './guest-analysis.store.ts'

/** The reason of an abort when the analysis was deleted, finished elsewhere or has expired. */
export class NoLongerWanted extends Error {
	constructor() {
		super('Nobody is waiting for this analysis any more.')
	}
}

const writeEveryMs = 200
const askEveryMs = 500

/**
 * Writes down how far an analysis is, a few times a second at most, and aborts `signal` once nobody wants
 * it any more: it may be deleted through another process, so the database is asked again and again.
 */
export function followProgress(store: Pick<GuestAnalysisStore, 'advance'>, id: string) {
	const controller = new AbortController()
	let latest: Stage = opening
	let writtenAt = performance.now()
	let writing: Promise<void> = Promise.resolve()
	let isWriting = false

	function write(): void {
		if (isWriting) return
		isWriting = true
		writtenAt = performance.now()
		writing = store
			.advance(id, latest)
			.then((isWanted) => {
				if (!isWanted) controller.abort(new NoLongerWanted())
			})
			// The next write will tell; the analysis itself does not depend on this one.
			.catch(() => {})
			.finally(() => {
				isWriting = false
			})
	}

	const timer = setInterval(write, askEveryMs)
	return {
		signal: controller.signal,
		tell(stage: Stage): void {
			latest = stage
			if (performance.now() - writtenAt >= writeEveryMs) write()
		},
		async stop(): Promise<void> {
			clearInterval(timer)
			await writing
		},
	}
}
