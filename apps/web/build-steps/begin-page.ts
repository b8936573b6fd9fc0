/**
 * Runs in a page that is whole without scripts, as text of the page itself, so it names nothing outside of itself.
 * The modules come once the page is painted and idle, or at the first sign that somebody is about to use it. What is
 * pressed before they are there is pressed again then: once, because whoever presses twice since nothing happens means it once.
 */
export function beginPage(
	{ files, begunEvent }: { files: string[]; begunEvent: string },
	start: () => Promise<unknown>,
): void {
	const begun = new AbortController()
	const early = { capture: true, signal: begun.signal }
	let hasStarted = false
	let pressAgain = () => {}

	const begin = async () => {
		if (hasStarted) return
		hasStarted = true
		for (const href of files) {
			const link = document.createElement('link')
			link.rel = 'modulepreload'
			link.href = href
			document.head.append(link)
		}
		try {
			for (const file of files) {
				await import(file)
				// The browser can answer in between.
				await new Promise((resolve) => setTimeout(resolve))
			}
			await start()
		} catch (error) {
			// Without a connection: the next press tries again.
			hasStarted = false
			throw error
		}
	}
	const keep = (event: Event, again: () => void) => {
		event.preventDefault()
		event.stopImmediatePropagation()
		pressAgain = again
		void begin()
	}

	for (const sign of ['pointerdown', 'keydown', 'focusin', 'dragenter']) {
		addEventListener(sign, () => void begin(), early)
	}
	addEventListener(
		'click',
		(event) => {
			const button = event.target instanceof Element && event.target.closest('button')
			if (button) keep(event, () => button.click())
		},
		early,
	)
	addEventListener(
		'keydown',
		(event) => {
			const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
			if (isShortcut) keep(event, () => dispatchEvent(new KeyboardEvent('keydown', event)))
		},
		early,
	)
	addEventListener(begunEvent, () => {
		begun.abort()
		pressAgain()
		pressAgain = () => {}
	})

	const whenPainted = () =>
		requestAnimationFrame(() =>
			setTimeout(() => {
				if ('requestIdleCallback' in window)
					requestIdleCallback(() => void begin(), { timeout: 500 })
				else void begin()
			}),
		)
	const isAwaited = location.search !== '' || document.documentElement.matches('.has-session')
	if (isAwaited) void begin()
	else if (document.readyState === 'complete') whenPainted()
	else addEventListener('load', whenPainted, { once: true })
}
