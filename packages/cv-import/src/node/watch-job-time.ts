import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** How much longer than its limit of processor time a job may take by the clock. */
const mostStretched = 3
const leastPauseMs = 50

/**
 * Calls `onOverdue` once a process has used more processor time from now on than it may, in milliseconds, or three times
 * as long has passed by the clock: a machine with much else to do makes no file too slow to read. Where the system does
 * not say how much a process has used, the clock decides. The returned function ends the watch.
 */
export function watchJobTime(
	child: Pick<ChildProcess, 'pid'>,
	limitMs: number,
	onOverdue: () => void,
): () => void {
	const begunAt = performance.now()
	const begunWithMs = readProcessorMs(child)
	let timer = setTimeout(look, limitMs)

	function look(): void {
		const leftMs = Math.min(
			limitMs - readUsedMs(),
			limitMs * mostStretched - (performance.now() - begunAt),
		)
		if (leftMs <= 0) onOverdue()
		else timer = setTimeout(look, Math.max(leastPauseMs, leftMs))
	}

	function readUsedMs(): number {
		const nowMs = readProcessorMs(child)
		if (begunWithMs === null || nowMs === null) return Number.POSITIVE_INFINITY
		return nowMs - begunWithMs
	}

	return () => clearTimeout(timer)
}

/** Linux counts in hundredths of a second, whatever its kernel does. */
const msPerTick = 10
/** Where they are behind the name of the program: time of its own, of the kernel for it, and both of its ended children. */
const [firstTime, lastTime] = [11, 15]

// Only Linux tells it of another process without starting a third.
function readProcessorMs({ pid }: Pick<ChildProcess, 'pid'>): number | null {
	if (process.platform !== 'linux' || pid === undefined) return null
	try {
		const behindName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
		const times = behindName.split(' ').slice(firstTime, lastTime).map(Number)
		return times.reduce((sum, ticks) => sum + ticks, 0) * msPerTick
	} catch {
		return null
	}
}
