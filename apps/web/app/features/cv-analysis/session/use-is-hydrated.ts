import { useSyncExternalStore } from 'react'

/** False while the page is as it was written at build time, which knows nothing of the address's query. */
export function useIsHydrated(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	)
}

function neverChanges(): () => void {
	return () => {}
}
