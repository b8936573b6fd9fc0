// A page in the background draws no frames, and what waits for one must not wait for ever.
const latestMs = 120

/** Runs something once, when the next frame has been painted. Answers how to call it off. */
export function afterNextPaint(run: () => void): () => void {
	let isDone = false
	const runOnce = () => {
		if (isDone) return
		isDone = true
		cancel()
		run()
	}
	const frame = requestAnimationFrame(() => setTimeout(runOnce))
	const timer = setTimeout(runOnce, latestMs)
	const cancel = () => {
		cancelAnimationFrame(frame)
		clearTimeout(timer)
	}
	return () => {
		isDone = true
		cancel()
	}
}
