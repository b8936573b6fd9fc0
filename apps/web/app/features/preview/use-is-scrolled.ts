import { useSyncExternalStore } from 'react'

// Far enough that a stray turn of the wheel does not make the page jump about.
const thresholdPx = 96

/** Whether the window is scrolled away from its top. */
export function useIsScrolled(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => window.scrollY > thresholdPx,
		() => false,
	)
}

function subscribe(listener: () => void): () => void {
	window.addEventListener('scroll', listener, { passive: true })
	return () => window.removeEventListener('scroll', listener)
}
