import { useSyncExternalStore } from 'react'

// Below this width the words of a page are too small to be read.
const wide = '(min-width: 760px)'
let hadRoom = true

/** Whether a page can be read on this screen without enlarging it. */
export function useHasRoomForPages(): boolean {
	return useSyncExternalStore(
		(onChange) => {
			const query = window.matchMedia(wide)
			query.addEventListener('change', onChange)
			return () => query.removeEventListener('change', onChange)
		},
		() => {
			// A sheet of paper is narrow, but printing does not change what is on the screen.
			if (!window.matchMedia('print').matches) hadRoom = window.matchMedia(wide).matches
			return hadRoom
		},
		() => true,
	)
}
