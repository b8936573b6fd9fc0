// A page in the background draws no frames, and what waits for one must not wait for ever.
const latestMs = 120

/** Calls `run` once, when the next frame has been painted. Returns a function that cancels the call. */
export function afterNextPaint(run: () => void): () => void {
	let isDone = false
	const runOnce = () => {
		if (isDone) return
		isDone = true
		cancel()
		run()
	}
	// A message comes as soon as the frame is painted; browsers let timers wait longer.
	const { port1, port2 } = new MessageChannel()
	port1.onmessage = runOnce
	const frame = requestAnimationFrame(() => port2.postMessage(null))
	const timer = setTimeout(runOnce, latestMs)
	const cancel = () => {
		cancelAnimationFrame(frame)
		clearTimeout(timer)
		// An open port would keep what waits for it.
		port1.close()
	}
	return () => {
		isDone = true
		cancel()
	}
}
