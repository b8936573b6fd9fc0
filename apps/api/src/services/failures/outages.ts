import type { Log } from '#services/open-job-queue.ts'
import { classifyFailure, type FailingPart, type Failure } from './classify-failure.ts'

/** Each resolves when its part of the service works and rejects when it does not. */
type PartChecks = Record<FailingPart, () => Promise<unknown>>

export type Outages = {
	/**
	 * Takes note of an error if a part of the service is to blame for it, and says which; `null` for any other error, which
	 * is then the caller's to log.
	 */
	report: (error: unknown, origin?: { isFromDatabase?: boolean }) => Failure | null
	close: () => void
}

type OutageOptions = {
	log: Log
	checks: PartChecks
	/** How often a part that is gone is asked whether it is back. */
	everyMs?: number
	/** Milliseconds that only ever move forward. */
	monotonicMs?: () => number
}

const names: Record<FailingPart, string> = {
	database: 'The database',
	files: 'The store of the files',
}

/**
 * Writes one line when a part of the service goes and one when it is back, however many requests and polls fail
 * meanwhile. A part that is full or has too much to do is told once a minute.
 */
export function openOutages({
	log,
	checks,
	everyMs = 1000,
	monotonicMs = () => performance.now(),
}: OutageOptions): Outages {
	const underWay = new Set<FailingPart>()
	const stopping = new AbortController()
	const tellOfTrouble = oncePerMinute(monotonicMs)

	async function follow(part: FailingPart, error: unknown): Promise<void> {
		underWay.add(part)
		const beganAt = monotonicMs()
		log.warn({ err: error, part }, `${names[part]} does not answer`)
		await untilItWorks(checks[part], { everyMs, signal: stopping.signal })
		underWay.delete(part)
		if (stopping.signal.aborted) return
		const seconds = Math.round((monotonicMs() - beganAt) / 100) / 10
		log.warn({ part, seconds }, `${names[part]} answers again`)
	}

	function begin(part: FailingPart, error: unknown): void {
		if (!underWay.has(part)) void follow(part, error)
	}

	/** Logs a failure if it is new. */
	function tell({ part, problem }: Failure, error: unknown): void {
		if (problem === 'unreachable') begin(part, error)
		else if (tellOfTrouble(`${part} ${problem}`)) tellTrouble({ part, problem }, error)
	}

	function tellTrouble({ part, problem }: Failure, error: unknown): void {
		const trouble = problem === 'full' ? 'has no room left' : 'has too much to do'
		const warn = () => log.warn({ err: error, part }, `${names[part]} ${trouble}`)
		if (problem === 'full') warn()
		// A frozen part looks busy to requests that wait for a connection.
		else checks[part]().then(warn, () => begin(part, error))
	}

	return {
		report(error, origin) {
			const failure = classifyFailure(error, origin)
			if (failure === null || stopping.signal.aborted) return failure
			const { part, problem } = failure
			// Who waits for a part that is gone has not met a queue.
			if (problem === 'busy' && underWay.has(part)) return { part, problem: 'unreachable' }
			tell(failure, error)
			return failure
		},
		close: () => stopping.abort(),
	}
}

/** Asks again and again, until the check passes or nobody wants to know any more. */
async function untilItWorks(
	check: () => Promise<unknown>,
	{ everyMs, signal }: { everyMs: number; signal: AbortSignal },
): Promise<void> {
	let works = false
	while (!works && !signal.aborted) {
		await new Promise((resolve) => setTimeout(resolve, everyMs).unref())
		works = await check().then(
			() => true,
			() => false,
		)
	}
}

const minuteMs = 60_000

function oncePerMinute(monotonicMs: () => number): (what: string) => boolean {
	const toldAt = new Map<string, number>()
	return (what) => {
		const last = toldAt.get(what)
		if (last !== undefined && monotonicMs() - last < minuteMs) return false
		toldAt.set(what, monotonicMs())
		return true
	}
}
