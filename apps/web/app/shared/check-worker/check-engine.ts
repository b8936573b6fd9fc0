import type { Report } from '@app/checks'
import type { CvDesign, CvDocument } from '@app/cv'
import type { MatchReport } from '@app/match'
import type { CheckAnswer, CheckRequest } from './check-messages.ts'

/** The checks, run beside the page so that typing never waits for them. */
export type CheckEngine = {
	/** With a `design`, the parts of the pages besides words are judged too. */
	check: (
		cv: CvDocument,
		dismissed: string[],
		design?: CvDesign,
	) => Promise<{ report: Report; tookMs: number; isWithoutDictionary: boolean }>
	match: (cv: CvDocument, advert: string) => Promise<MatchReport>
	scores: (cvs: CvDocument[], dismissed: string[]) => Promise<number[]>
}

type Waiting = { resolve: (answer: CheckAnswer) => void; reject: (reason: Error) => void }

let shared: CheckEngine | null | undefined
let stop: (() => void) | undefined

/** The engine of this page, started at the first call; `null` where the browser has no workers. */
export function openCheckEngine(): CheckEngine | null {
	shared ??= typeof Worker === 'undefined' ? null : startEngine()
	return shared
}

/** Ends the engine of this page, so that the next call starts another. */
export function closeCheckEngine() {
	stop?.()
	shared = undefined
	stop = undefined
}

function startEngine(): CheckEngine {
	const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
	stop = () => worker.terminate()
	const waiting = new Map<number, Waiting>()
	let asked = 0
	worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
		waiting.get(data.id)?.resolve(data)
		waiting.delete(data.id)
		// A module that failed to load stays so in its worker: the next question begins with a new one.
		if (data.kind === 'check' && data.isWithoutDictionary && waiting.size === 0) closeCheckEngine()
	})
	worker.addEventListener('error', () => {
		for (const { reject } of waiting.values()) reject(new Error('We couldn’t load the checks.'))
		waiting.clear()
		closeCheckEngine()
	})
	const today = () => new Date().toISOString().slice(0, 10)

	function ask<Kind extends CheckAnswer['kind']>(
		request: Extract<CheckRequest, { kind: Kind }>,
	): Promise<Extract<CheckAnswer, { kind: Kind }>> {
		return new Promise((resolve, reject) => {
			// The worker answers a question with an answer of its kind.
			const take = (answer: CheckAnswer) => resolve(answer as Extract<CheckAnswer, { kind: Kind }>)
			waiting.set(request.id, { resolve: take, reject })
			worker.postMessage(request)
		})
	}

	const head = () => ({ id: ++asked, today: today() })
	return {
		check: (cv, dismissed, design) =>
			ask<'check'>({ ...head(), kind: 'check', cv, design: design ?? null, dismissed }),
		match: async (cv, advert) =>
			(await ask<'match'>({ ...head(), kind: 'match', cv, advert })).match,
		scores: async (cvs, dismissed) =>
			(await ask<'scores'>({ ...head(), kind: 'scores', cvs, dismissed })).scores,
	}
}
