import { useSyncExternalStore } from 'react'

// Paper and remarks stand side by side from this width on; the layout's classes say the same.
const wide = '(min-width: 900px)'

/** Whether there is room for the pages beside the remarks. */
export function useIsWide(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => window.matchMedia(wide).matches,
		() => true,
	)
}

function subscribe(onChange: () => void): () => void {
	const query = window.matchMedia(wide)
	query.addEventListener('change', onChange)
	return () => query.removeEventListener('change', onChange)
}
