import { useEffect, useRef } from 'react'

/** Keys that choose a mode anywhere on the page, as long as nobody is typing; `byKey` maps a key to a mode. */
export function useModeKeys(byKey: Record<string, string>, onMode: (mode: string) => void): void {
	const latest = useRef({ byKey, onMode })
	latest.current = { byKey, onMode }
	useEffect(() => {
		const handleKeyDown = (event: KeyboardEvent) => {
			const mode = latest.current.byKey[event.key]
			const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
			if (mode === undefined || !isPlain || event.defaultPrevented || isTyping(event.target)) return
			event.preventDefault()
			latest.current.onMode(mode)
		}
		window.addEventListener('keydown', handleKeyDown)
		return () => window.removeEventListener('keydown', handleKeyDown)
	}, [])
}

// A radio button or a slider takes no figures; a list to choose from and an open menu or dialogue do.
function isTyping(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false
	if (target.isContentEditable || target.closest('[role="menu"], [role="dialog"]')) return true
	if (target instanceof HTMLInputElement)
		return !/^(?:radio|checkbox|range|button)$/.test(target.type)
	return target.matches('textarea, select')
}
