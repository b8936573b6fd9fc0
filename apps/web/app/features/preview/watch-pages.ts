import { isStroke } from '#shared/typeset/draw-strokes-under-text.ts'

/**
 * Calls back whenever something on the pages of an element is redrawn; returns a function that stops this. Changes to
 * the attributes of the element, such as `aria-busy`, and to the strokes under the words do not count.
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
