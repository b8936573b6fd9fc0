import { isStroke } from '#shared/typeset/draw-strokes-under-text.ts'

/**
 * Tells whenever something on the pages of an element is drawn anew; answers how to stop. What the element says of itself,
 * such as that it is behind, and the strokes under the words change nothing on them.
 */
export function watchPages(host: HTMLElement, onDrawn: () => void): () => void {
	const watcher = new MutationObserver((changes) => {
		if (changes.some((change) => isDrawing(change, host))) onDrawn()
	})
	watcher.observe(host, { subtree: true, childList: true, attributes: true })
	return () => watcher.disconnect()
}

function isDrawing(change: MutationRecord, host: HTMLElement): boolean {
	const { type, target, addedNodes, removedNodes } = change
	if (type === 'childList') return ![...addedNodes, ...removedNodes].every(isStroke)
	return target !== host && !isStroke(target)
}
