import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** How much longer than its limit of processor time a job may take by the clock. */
const mostStretched = 3
const leastPauseMs = 50

/**
 * The processor time that programs started by a job may use, such as the program that recognises scans: a page takes
 * seconds.
 */
const programsMs = 20_000

/**
 * Calls `onOverdue` once a process has used more than `limitMs` of processor time from now on, or the programs that
 * it started and waited for have used 20 seconds. A busy machine makes no file too slow to read: by the clock a job
 * has three times its limit, and three times the time that those programs used. If the system does not tell a
 * process's time, the clock decides. The returned function ends the watch.
 */
export function watchJobTime(
	child: Pick<ChildProcess, 'pid'>,
	limitMs: number,
	onOverdue: () => void,
): () => void {
	const begunAt = performance.now()
	const begunWith = readProcessorMs(child)
	let timer = setTimeout(look, limitMs)

	function look(): void {
		const used = readUsed()
		const passedMs = performance.now() - begunAt
		const leftMs = Math.min(
			limitMs - used.ownMs,
			programsMs - used.programsMs,
			(limitMs + used.programsMs) * mostStretched - passedMs,
		)
		if (leftMs <= 0) onOverdue()
		else timer = setTimeout(look, Math.max(leastPauseMs, leftMs))
	}

	function readUsed(): ProcessorMs {
		const now = readProcessorMs(child)
		if (begunWith === null || now === null)
			return { ownMs: Number.POSITIVE_INFINITY, programsMs: 0 }
		return {
			ownMs: now.ownMs - begunWith.ownMs,
			programsMs: now.programsMs - begunWith.programsMs,
		}
	}

	return () => clearTimeout(timer)
}

/** Processor time of a process, and of the programs that it started and that have ended. */
type ProcessorMs = { ownMs: number; programsMs: number }

/** Linux always counts in hundredths of a second, whatever the kernel's own clock. */
const msPerTick = 10
/**
 * The range of the times behind the program's name: user and kernel time of the process, then of its ended children.
 */
const [firstTime, lastTime] = [11, 15]

// Only Linux tells it of another process without starting a third.
function readProcessorMs({ pid }: Pick<ChildProcess, 'pid'>): ProcessorMs | null {
	if (process.platform !== 'linux' || pid === undefined) return null
	try {
		const behindName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
		const times = behindName.split(' ').slice(firstTime, lastTime)
		const [own = 0, kernel = 0, programs = 0, kernelForThem = 0] = times.map(
			(ticks) => Number(ticks) * msPerTick,
		)
		return { ownMs: own + kernel, programsMs: programs + kernelForThem }
	} catch {
		return null
	}
}
