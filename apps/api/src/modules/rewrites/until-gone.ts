/** Aborted when the person who waits for an answer closes the page, so that the model stops too. */
export function untilGone(raw: NodeJS.EventEmitter & { writableFinished: boolean }): AbortSignal {
	const controller = new AbortController()
	raw.once('close', () => {
		if (!raw.writableFinished) controller.abort(new DOMException('The page is gone.', 'AbortError'))
	})
	return controller.signal
}
