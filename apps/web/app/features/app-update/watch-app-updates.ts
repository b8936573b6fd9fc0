/** How often the browser is told to look for a new version, in milliseconds. */
export const updateCheckMs = 3_600_000

/** The question when a new version has been installed. */
export const updateQuestion = 'A new version is available. Refresh to update?'

/** The parts of the browser that are used, so that a test can replace them. */
export type WatchParts = {
	container: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>
	/** Returns the version of the build that this page was loaded from. */
	ownVersion: () => string | undefined
	/** Resolves when the page is visible and the person is not typing. */
	untilAtRest: () => Promise<void>
	ask: (question: string) => boolean
	reload: () => void
}

/**
 * Registers the service worker that makes the editor work offline, and asks once whether to refresh when a new
 * version is ready.
 */
export async function watchAppUpdates(parts: WatchParts): Promise<() => void> {
	const { container } = parts
	const registration = await container.register('/sw.js')
	const stopped = new AbortController()
	const { signal } = stopped
	const watch = (worker: ServiceWorker | null) => {
		if (worker?.state === 'installed') void offer(worker, parts)
		else worker?.addEventListener('statechange', () => watch(worker), { once: true, signal })
	}
	watch(registration.waiting)
	watch(registration.installing)
	registration.addEventListener('updatefound', () => watch(registration.installing), { signal })
	// Out of reach of the server there is nothing new.
	const check = () => void registration.update().catch(() => undefined)
	const timer = setInterval(check, updateCheckMs)
	return () => {
		stopped.abort()
		clearInterval(timer)
	}
}

// Of this page, which may begin to watch several times: nobody is asked twice about one version.
const offered = new WeakSet<ServiceWorker>()

async function offer(waiting: ServiceWorker, parts: WatchParts): Promise<void> {
	const { container, ownVersion, untilAtRest, ask, reload } = parts
	// The first one of this browser replaces nothing.
	if (container.controller === null || offered.has(waiting)) return
	offered.add(waiting)
	// A page that was opened since is of that version already, and must not open with the old one when it is offline.
	if ((await askVersion(waiting)) === ownVersion()) return waiting.postMessage('take-over')
	await untilAtRest()
	if (waiting.state === 'redundant' || !ask(updateQuestion)) return
	// Another tab had it take over meanwhile.
	if (waiting.state !== 'installed') return reload()
	container.addEventListener('controllerchange', reload, { once: true })
	waiting.postMessage('take-over')
}

function askVersion(worker: ServiceWorker): Promise<unknown> {
	const { port1, port2 } = new MessageChannel()
	return new Promise((resolve) => {
		port1.onmessage = ({ data }) => resolve(data)
		worker.postMessage('which-version', [port2])
	})
}
