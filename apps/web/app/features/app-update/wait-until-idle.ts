/** How long after the last key press or touch the person counts as idle, in milliseconds. */
const pauseMs = 2000

const signs = ['keydown', 'pointerdown', 'input', 'visibilitychange'] as const

/** Settles when the page is in view and nobody has typed or touched for a moment: a question interrupts no word. */
export function waitUntilIdle(): Promise<void> {
	return new Promise((resolve) => {
		const stop = new AbortController()
		let timer: ReturnType<typeof setTimeout>
		const wait = () => {
			clearTimeout(timer)
			timer = setTimeout(() => {
				if (document.visibilityState !== 'visible') return
				stop.abort()
				resolve()
			}, pauseMs)
		}
		for (const sign of signs) document.addEventListener(sign, wait, { signal: stop.signal })
		wait()
	})
}
