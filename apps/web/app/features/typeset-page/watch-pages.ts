/**
 * Tells whenever something on the pages of an element is drawn anew; answers how to stop. What the element says of itself,
 * such as that it is behind, changes nothing on them.
 */
export function watchPages(host: HTMLElement, onDrawn: () => void): () => void {
	const watcher = new MutationObserver((changes) => {
		if (changes.some(({ type, target }) => type === 'childList' || target !== host)) onDrawn()
	})
	watcher.observe(host, { subtree: true, childList: true, attributes: true })
	return () => watcher.disconnect()
}
