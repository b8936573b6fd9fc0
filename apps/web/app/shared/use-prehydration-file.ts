import { type RefObject, useEffect, useEffectEvent } from 'react'

/** The chooser is in the page before its script: what was chosen in between is taken up when the script arrives. */
export function usePrehydrationFile(
	chooser: RefObject<HTMLInputElement | null>,
	handOn: () => void,
): void {
	const takeUp = useEffectEvent(() => {
		if (chooser.current?.files?.length) handOn()
	})
	useEffect(() => takeUp(), [])
}
