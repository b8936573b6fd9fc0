import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Hands on a file that was chosen before the page's script arrived: the chooser is in the page before its script. */
export function usePrehydrationFile(
	chooser: RefObject<HTMLInputElement | null>,
	handOn: () => void,
): void {
	const takeUp = useEffectEvent(() => {
		if (chooser.current?.files?.length) handOn()
	})
	useEffect(() => takeUp(), [])
}
