type PageScripts = {
	/** The files to fetch before the page can start. */
	files: string[]
	load: (file: string) => Promise<unknown>
	start: () => Promise<unknown>
	/** Has the whole page come again, once. */
	comeAgain: () => void
	/** Whether the page waits for nothing: not for being painted, and for nobody. */
	isAtOnce: boolean
}

/**
 * Runs in a page that is complete without scripts, as text of the page, so it refers to nothing outside itself. The
 * modules are fetched once the page is painted and idle. They run when the returned function is called, because a
 * person is about to use the page, or after a while without use; `isPress` means that a person waits for them.
 */
export function loader(page: PageScripts): (isPress: boolean) => void {
	const { files, load, start, comeAgain, isAtOnce } = page
	// A person who only reads needs no scripts, and a slow device needs the first seconds to show the page.
	const restMs = 5000
	let state: 'waiting' | 'begun' | 'failed' = 'waiting'
	let isPressed = false
	let isFetched = false

	const fetchAhead = () => {
		if (isFetched) return
		isFetched = true
		for (const href of files) {
			const link = document.createElement('link')
			link.rel = 'modulepreload'
			link.href = href
			document.head.append(link)
		}
	}
	const run = async () => {
		fetchAhead()
		for (const file of files) {
			await load(file)
			// The browser can answer in between.
			await new Promise((resolve) => setTimeout(resolve))
		}
		await start()
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

	const whenIdle = (then: () => void) => {
		if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 500 })
		else then()
	}
	const whenPainted = () => {
		// A hidden page is not painted, and a new version may be released before a person looks at the page.
		if (document.hidden) return begin(false)
		requestAnimationFrame(() => setTimeout(() => whenIdle(fetchAhead)))
		setTimeout(() => whenIdle(() => begin(false)), restMs)
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
	const showsNow = document.querySelector('[data-shows-now]') !== null
	if (isAtOnce || location.search !== '' || hasSession || showsNow || hasKept(shown)) begin(false)
	addEventListener('load', whenPainted, { once: true })
	// A picture that does not come must not hold up the rest.
	setTimeout(whenPainted, 4000)
	return begin
}
