import type { Worker } from 'node:worker_threads'

type Limits = {
	/** How much processor time the thread may use, in milliseconds. */
	workMs: number
	/** How much time may go by until then, in milliseconds. */
	wallMs: number
}

/** Why a thread should stop: it has worked for too long, or the machine gives it too little to work with. */
export type Overdue = 'work' | 'wall'

const leastPauseMs = 20

/**
 * Calls `onOverdue` once a thread has used more processor time from now on than it may, however long that takes on a
 * machine with much else to do. The returned function ends the watch.
 */
export function watchProcessorTime(
	worker: Worker,
	{ workMs, wallMs }: Limits,
	onOverdue: (why: Overdue) => void,
): () => void {
	const begunAt = performance.now()
	let begunWithMs: number | null = null
	let isOver = false
	let timer: NodeJS.Timeout | undefined

	async function look(): Promise<void> {
		const nowMs = await readProcessorMs(worker)
		if (isOver) return
		begunWithMs ??= nowMs
		const leftMs = workMs - (nowMs - begunWithMs)
		const leftWallMs = wallMs - (performance.now() - begunAt)
		if (leftMs <= 0) onOverdue('work')
		else if (leftWallMs <= 0) onOverdue('wall')
		else timer = setTimeout(look, Math.max(leastPauseMs, Math.min(leftMs, leftWallMs)))
	}

	void look()
	return () => {
		isOver = true
		clearTimeout(timer)
	}
}

/** Processor time of a thread so far; time that goes by, where it cannot be had. */
async function readProcessorMs(worker: Worker): Promise<number> {
	// Node 24.6 brought it, and a machine may have an older one.
	if (!('cpuUsage' in worker)) return performance.now()
	const used = await worker.cpuUsage().catch(() => null)
	return used === null ? performance.now() : (used.user + used.system) / 1000
}
