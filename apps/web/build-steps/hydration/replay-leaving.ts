/**
 * Runs in a page until its scripts are there, as text of the page itself, so it names nothing outside of itself. A field
 * that was left before they are there is left again then, if nobody came back to it, since a form checks it at that moment.
 */
export function replayLeaving(begunEvent: string): void {
	const begun = new AbortController()
	const left = new Set<EventTarget>()
	addEventListener('focusout', ({ target }) => target && left.add(target), {
		capture: true,
		signal: begun.signal,
	})
	addEventListener(
		begunEvent,
		() => {
			begun.abort()
			left.delete(document.activeElement ?? document)
			for (const field of left) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
		},
		{ once: true },
	)
}
