import { type Renderer, startRenderer } from './renderer.ts'

type FleetEvents = {
	processes: number
	/** How long one task may take before its process is killed, in milliseconds. */
	timeoutMs: number
	/** A renderer is warm. */
	onFree: (renderer: Renderer) => void
	/** A renderer gets no further task; answers whether it had none when this was called. */
	withdraw: (renderer: Renderer) => boolean
	/** Called when renderers end as soon as they start, and no renderer is left. */
	onNoneLeft: () => void
}

export type RendererFleet = {
	/** Starts a renderer when none lives. */
	startIfNone: () => void
	/** Whether a renderer that has finished a task may have another; one that may not is ended. */
	mayGoOn: (renderer: Renderer) => boolean
	/** The renderers that live now. */
	living: () => Iterable<Renderer>
	close: () => Promise<void>
}

const mostFailedStarts = 5

/** Keeps so many renderers alive: one that dies, hangs or holds too much memory gets a successor at once. */
export function createRendererFleet(options: FleetEvents): RendererFleet {
	const living = new Set<Renderer>()
	/** Renderers that hold too much memory, each with a successor that is being started or has been. */
	const worn = new Set<Renderer>()
	/** Of these, the ones whose successor is ready: each ends after its task. */
	const retired = new Set<Renderer>()
	let failedStarts = 0
	let isClosed = false

	/** Starts a renderer. Its predecessor goes on until it is ready, so that nobody waits for a start. */
	function start(predecessor: Renderer | null = null): void {
		let isReady = false
		const renderer = startRenderer({
			timeoutMs: options.timeoutMs,
			onReady: () => {
				failedStarts = 0
				isReady = true
				options.onFree(renderer)
				if (predecessor !== null) retire(predecessor)
			},
			onWorn: () => {
				if (isClosed) return
				worn.add(renderer)
				start(renderer)
			},
			onExit: () => replace(renderer, isReady ? null : predecessor),
		})
		failedStarts += 1
		living.add(renderer)
	}

	function retire(renderer: Renderer): void {
		if (!living.has(renderer)) return
		retired.add(renderer)
		if (options.withdraw(renderer)) void renderer.end()
	}

	function replace(renderer: Renderer, predecessor: Renderer | null): void {
		living.delete(renderer)
		retired.delete(renderer)
		options.withdraw(renderer)
		if (worn.delete(renderer) || isClosed) return
		if (failedStarts < mostFailedStarts * options.processes) start(predecessor)
		else if (living.size === 0) options.onNoneLeft()
	}

	for (let count = 0; count < options.processes; count += 1) start()

	return {
		startIfNone: () => {
			if (living.size === 0) start()
		},
		mayGoOn: (renderer) => {
			if (retired.has(renderer)) void renderer.end()
			return !retired.has(renderer)
		},
		living: () => living,
		close: async () => {
			isClosed = true
			await Promise.all([...living].map((renderer) => renderer.end()))
		},
	}
}
