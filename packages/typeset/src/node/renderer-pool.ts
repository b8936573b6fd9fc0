import type { RenderResult, RenderTask } from './render-message.ts'
import type { RenderRequest } from './render-request.ts'
import type { Outcome, Renderer } from './renderer.ts'
import { createRendererFleet } from './renderer-fleet.ts'
import { TypesettingError } from './typesetting-error.ts'
import { tooLargeReason } from './watch-memory-limit.ts'

export type PoolOptions = {
	processes: number
	/** How long one task may take before its process is killed, in milliseconds. */
	timeoutMs: number
	/** Tasks that may wait; one more is refused as `server_busy`. */
	queueLimit: number
}

/**
 * Does one task. Once `signal` is aborted a task that waits is dropped and one that runs for long is ended, and the
 * reason of the signal is thrown.
 */
export type RunTask = (
	task: RenderRequest | RenderTask,
	signal?: AbortSignal,
) => Promise<RenderResult>

export type RendererPool = {
	run: RunTask
	/** The process ids of the renderers that live now. */
	pids: () => number[]
	/** Of these, the ones that have a task. */
	busyPids: () => number[]
	close: () => Promise<void>
}

type Waiting = { take: (renderer: Renderer) => void; refuse: (error: unknown) => void }

// Signals by which a process ends itself over its input; any other death came from outside.
const crashes: ReadonlySet<string> = new Set(['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE'])

/** Renderer processes that take tasks one at a time; one that dies, hangs or grows too large is replaced. */
export function createRendererPool(options: PoolOptions): RendererPool {
	const busy = new Set<Renderer>()
	const idle: Renderer[] = []
	const waiting = createWaitingList()
	let isClosed = false
	const fleet = createRendererFleet({
		...options,
		onFree: offer,
		withdraw: (renderer) => {
			const at = idle.indexOf(renderer)
			if (at >= 0) idle.splice(at, 1)
			return at >= 0
		},
		onNoneLeft: () => waiting.refuseAll('renderers cannot be started'),
	})

	function offer(renderer: Renderer): void {
		if (!waiting.giveToNext(renderer)) idle.push(renderer)
	}

	function freeRenderer(signal?: AbortSignal): Promise<Renderer> {
		const renderer = idle.shift()
		if (renderer !== undefined) return Promise.resolve(renderer)
		if (isClosed || waiting.length() >= options.queueLimit)
			throw new TypesettingError('server_busy')
		fleet.startIfNone()
		return waiting.join(signal)
	}

	async function attempt(task: RenderRequest | RenderTask, signal?: AbortSignal): Promise<Outcome> {
		signal?.throwIfAborted()
		const renderer = await freeRenderer(signal)
		busy.add(renderer)
		const outcome = await renderer.run(task, signal)
		busy.delete(renderer)
		const lives = outcome.status === 'done' || outcome.status === 'failed'
		if (lives && fleet.mayGoOn(renderer)) offer(renderer)
		return outcome
	}

	return {
		run: async (task, signal) => {
			const outcome = await attempt(task, signal)
			const wasKilled = outcome.status === 'died' && !isCrash(outcome.signal) && !isClosed
			const last = wasKilled ? await attempt(task, signal) : outcome
			if (last.status === 'abandoned') throw signal?.reason
			return toResult(last)
		},
		pids: () => listPids(fleet.living()),
		busyPids: () => listPids(busy),
		close: async () => {
			isClosed = true
			waiting.refuseAll('the typesetter was closed')
			await fleet.close()
		},
	}
}

/** Those who wait for a renderer, first come, first served. */
function createWaitingList() {
	const waiting: Waiting[] = []
	return {
		length: () => waiting.length,
		join: (signal?: AbortSignal) =>
			new Promise<Renderer>((take, refuse) => {
				const place = { take, refuse }
				waiting.push(place)
				signal?.addEventListener('abort', () => {
					if (waiting.includes(place)) waiting.splice(waiting.indexOf(place), 1)
					refuse(signal.reason)
				})
			}),
		/** Gives a renderer to the next request; returns whether one was waiting. */
		giveToNext(renderer: Renderer): boolean {
			const next = waiting.shift()
			next?.take(renderer)
			return next !== undefined
		},
		refuseAll(why: string): void {
			for (const { refuse } of waiting.splice(0)) refuse(new TypesettingError('server_busy', why))
		},
	}
}

function listPids(renderers: Iterable<Renderer>): number[] {
	return [...renderers].flatMap(({ pid }) => pid ?? [])
}

function isCrash(signal: NodeJS.Signals | null): boolean {
	return signal === null || crashes.has(signal)
}

function toResult(outcome: Exclude<Outcome, { status: 'abandoned' }>): RenderResult {
	if (outcome.status === 'done') return outcome.result
	if (outcome.status === 'timed-out') throw new TypesettingError('render_takes_too_long')
	if (outcome.status === 'too-large')
		throw new TypesettingError('render_takes_too_long', tooLargeReason)
	if (outcome.status === 'failed') throw new TypesettingError(outcome.code, outcome.reason)
	throw new TypesettingError('cv_cannot_be_set', `the renderer was ended by ${outcome.signal}`)
}
