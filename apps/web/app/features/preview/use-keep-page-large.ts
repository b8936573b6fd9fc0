import { useState } from 'react'
import { changePreferences, usePreferences } from '#shared/preferences/preferences-store.ts'
import { useScreenQuery } from '#shared/use-media-query.ts'

/** From this width there is room for the whole page beside the form. */
const roomForBoth = '(min-width: 1200px)'

/** Whether the page stays large while the form is scrolled: as chosen before, else where there is room for both. */
export function useKeepPageLarge() {
	const { keepsPageLarge } = usePreferences()
	const hasRoom = useScreenQuery(roomForBoth)
	const [chosen, setChosen] = useState<boolean | null>(null)
	return {
		isKeptLarge: chosen ?? keepsPageLarge ?? hasRoom,
		keepLarge(isKept: boolean) {
			setChosen(isKept)
			try {
				changePreferences({ keepsPageLarge: isKept })
			} catch {
				// A browser that refuses storage keeps the choice for this visit.
			}
		},
	}
}
