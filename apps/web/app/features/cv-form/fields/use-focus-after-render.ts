import { useCallback, useLayoutEffect, useRef } from 'react'

/** Moves the focus to something inside an element once React has drawn it. */
export function useFocusAfterRender() {
	const anchor = useRef<HTMLDivElement>(null)
	const wanted = useRef<string | null>(null)
	useLayoutEffect(() => {
		if (wanted.current === null) return
		const target = anchor.current?.querySelector<HTMLElement>(wanted.current)
		if (!target) return
		wanted.current = null
		target.focus()
	})
	const focusSoon = useCallback((selector: string) => {
		wanted.current = selector
	}, [])
	return { anchor, focusSoon }
}
