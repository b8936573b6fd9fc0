import { useSyncExternalStore } from 'react'

// Below this a table of applications becomes cards and a month becomes its days.
const wide = '(min-width: 768px)'

/** Whether there is room for a table and for a month. */
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
