import { useRef, useSyncExternalStore } from 'react'

type Options = {
	/** The answer in the prerendered page, which has no screen; `true` unless given. */
	beforeHydration?: boolean
}

/** Whether a media query matches now. */
export function useMediaQuery(query: string, { beforeHydration = true }: Options = {}): boolean {
	return useSyncExternalStore(
		(onChange) => subscribe(query, onChange),
		() => window.matchMedia(query).matches,
		() => beforeHydration,
	)
}

/** Whether a media query matches the screen. Paper is narrow, but printing does not change the answer. */
export function useScreenQuery(query: string): boolean {
	const onScreen = useRef(true)
	return useSyncExternalStore(
		(onChange) => subscribe(query, onChange),
		() => {
			if (!window.matchMedia('print').matches) onScreen.current = window.matchMedia(query).matches
			return onScreen.current
		},
		() => true,
	)
}

function subscribe(query: string, onChange: () => void): () => void {
	const list = window.matchMedia(query)
	list.addEventListener('change', onChange)
	return () => list.removeEventListener('change', onChange)
}
