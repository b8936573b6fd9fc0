/** How often the browser is told to look for a new version, in milliseconds. */
export const updateCheckMs = 3_600_000

/** What is asked when a new version has been installed. */
export const updateQuestion = 'A new version is available. Refresh to update?'

/** What of the browser is used, so that a test can be one. */
export type WatchParts = {
	container: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>
	/** What this page says of the build that it is of. */
	ownVersion: () => string | undefined
	/** Settles when somebody looks at the page and is not in the middle of a word. */
	untilAtRest: () => Promise<void>
	ask: (question: string) => boolean
	reload: () => void
}

/** Installs what makes the editor work offline, and asks once whether to refresh when another version is ready. */
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
