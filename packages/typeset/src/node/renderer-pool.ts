import type { RenderResult, RenderTask } from './render-message.ts'
import { type Outcome, type Renderer, startRenderer } from './renderer.ts'
import { TypesettingError } from './typesetting-error.ts'

export type PoolOptions = {
	processes: number
	/** How long one task may take before its process is killed, in milliseconds. */
	timeoutMs: number
	/** Tasks that may wait; one more is refused as `server_busy`. */
	queueLimit: number
}

export type RendererPool = {
	run: (task: RenderTask) => Promise<RenderResult>
	/** The process ids of the renderers that live now. */
	pids: () => number[]
	/** Of these, the ones that have a task. */
	busyPids: () => number[]
	close: () => Promise<void>
}

// Signals by which a process ends itself over its input; any other death came from outside.
const crashes: ReadonlySet<string> = new Set(['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE'])

const mostFailedStarts = 5

/** Renderer processes that take tasks one at a time; one that dies or hangs is replaced at once. */
export function createRendererPool(options: PoolOptions): RendererPool {
	const [living, busy] = [new Set<Renderer>(), new Set<Renderer>()]
	const idle: Renderer[] = []
	const waiting: { take: (renderer: Renderer) => void; refuse: (why: string) => void }[] = []
	let failedStarts = 0
	let isClosed = false

	function start(): void {
		const renderer = startRenderer({
			timeoutMs: options.timeoutMs,
			onReady: () => {
				failedStarts = 0
				offer(renderer)
			},
			onExit: () => replace(renderer),
		})
		failedStarts += 1
		living.add(renderer)
	}

	function replace(renderer: Renderer): void {
		living.delete(renderer)
		if (idle.includes(renderer)) idle.splice(idle.indexOf(renderer), 1)
		if (isClosed) return
		if (failedStarts < mostFailedStarts * options.processes) start()
		else if (living.size === 0) refuseWaiting('renderers cannot be started')
	}

	function offer(renderer: Renderer): void {
		const next = waiting.shift()
		if (next === undefined) idle.push(renderer)
		else next.take(renderer)
	}

	function refuseWaiting(why: string): void {
		for (const { refuse } of waiting.splice(0)) refuse(why)
	}

	function freeRenderer(): Promise<Renderer> {
		const renderer = idle.shift()
		if (renderer !== undefined) return Promise.resolve(renderer)
		if (isClosed || waiting.length >= options.queueLimit) throw new TypesettingError('server_busy')
		if (living.size === 0) start()
		return new Promise((take, reject) => {
			waiting.push({ take, refuse: (why) => reject(new TypesettingError('server_busy', why)) })
		})
	}

	async function attempt(task: RenderTask): Promise<Outcome> {
		const renderer = await freeRenderer()
		busy.add(renderer)
		const outcome = await renderer.run(task)
		busy.delete(renderer)
		if (outcome.status === 'done' || outcome.status === 'failed') offer(renderer)
		return outcome
	}

	for (let count = 0; count < options.processes; count += 1) start()

	return {
		run: async (task) => {
			const outcome = await attempt(task)
			const wasKilled = outcome.status === 'died' && !isCrash(outcome.signal) && !isClosed
			return resultOf(wasKilled ? await attempt(task) : outcome)
		},
		pids: () => pidsOf(living),
		busyPids: () => pidsOf(busy),
		close: async () => {
			isClosed = true
			refuseWaiting('the typesetter was closed')
			await Promise.all([...living].map((renderer) => renderer.end()))
		},
	}
}

function pidsOf(renderers: Iterable<Renderer>): number[] {
	return [...renderers].flatMap(({ pid }) => pid ?? [])
}

function isCrash(signal: NodeJS.Signals | null): boolean {
	return signal === null || crashes.has(signal)
}

function resultOf(outcome: Outcome): RenderResult {
	if (outcome.status === 'done') return outcome.result
	if (outcome.status === 'timed-out') throw new TypesettingError('render_takes_too_long')
	if (outcome.status === 'failed') throw new TypesettingError('cv_cannot_be_set', outcome.reason)
	throw new TypesettingError('cv_cannot_be_set', `the renderer was ended by ${outcome.signal}`)
}
