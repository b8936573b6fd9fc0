import type { TypstEngine } from './typst-engine.ts'

const megabyte = 1_048_576
/** An ordinary CV leaves a renderer at 160 MB. From here on, nothing of earlier documents is worth keeping. */
const crowdedBytes = 220 * megabyte
/** A renderer that still has this much memory is replaced, because the freed pieces don't return to the system. */
const wornBytes = 320 * megabyte

/**
 * Keeps what finished documents leave behind in a renderer small. The returned function is called after each document;
 * `onWorn` once, when the process has to be replaced.
 */
export function freeMemoryAfterRender(
	engine: Pick<TypstEngine, 'forget' | 'forgetAll'>,
	{ onWorn, readBytes = process.memoryUsage.rss }: { onWorn: () => void; readBytes?: () => number },
): () => void {
	let isWorn = false
	return () => {
		engine.forget()
		if (isWorn || readBytes() < crowdedBytes) return
		engine.forgetAll()
		globalThis.gc?.()
		isWorn = readBytes() > wornBytes
		if (isWorn) onWorn()
	}
}
