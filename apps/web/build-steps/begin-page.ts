type PageScripts = {
	/** What is fetched before the page can start. */
	files: string[]
	load: (file: string) => Promise<unknown>
	start: () => Promise<unknown>
}

/**
 * Runs in a page that is whole without scripts, as text of the page itself, so it names nothing outside of itself.
 * The modules come once the page is painted and idle, or when the returned function is called; `isPress` says that
 * somebody waits for them.
 */
export function beginPage({ files, load, start }: PageScripts): (isPress: boolean) => void {
	let state: 'waiting' | 'begun' | 'failed' = 'waiting'
	let isPressed = false

	const run = async () => {
		for (const href of files) {
			const link = document.createElement('link')
			link.rel = 'modulepreload'
			link.href = href
			document.head.append(link)
		}
		for (const file of files) {
			await load(file)
			// The browser can answer in between.
			await new Promise((resolve) => setTimeout(resolve))
		}
		await start()
	}
	// A browser does not fetch a module again that did not come, so the page is: once, lest a broken one comes for ever.
	const comeAgain = () => {
		if (!navigator.onLine || history.state?.hasComeAgain) return
		history.replaceState({ ...history.state, hasComeAgain: true }, '')
		location.reload()
	}
	const begin = (isPress: boolean) => {
		isPressed ||= isPress
		if (state === 'failed' && isPress) comeAgain()
		if (state !== 'waiting') return
		state = 'begun'
		run().catch((error) => {
			state = 'failed'
			reportError(error)
			if (isPressed) comeAgain()
		})
	}

	const whenPainted = () => {
		// A hidden page is not painted, and a new version may come before somebody looks at it.
		if (document.hidden) return begin(false)
		requestAnimationFrame(() =>
			setTimeout(() => {
				if ('requestIdleCallback' in window)
					requestIdleCallback(() => begin(false), { timeout: 500 })
				else begin(false)
			}),
		)
	}
	const hasKept = (key: string | undefined) => {
		try {
			return key !== undefined && localStorage.getItem(key) !== null
		} catch {
			return false
		}
	}
	const shown = document.querySelector<HTMLElement>('[data-shows-kept]')?.dataset.showsKept
	const hasSession = document.documentElement.matches('.has-session')
	if (location.search !== '' || hasSession || hasKept(shown)) begin(false)
	addEventListener('load', whenPainted, { once: true })
	// A picture that does not come must not hold up the rest.
	setTimeout(whenPainted, 4000)
	return begin
}
