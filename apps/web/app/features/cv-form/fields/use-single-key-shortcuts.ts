import { useEffect, useRef } from 'react'
import { usePreferences } from '#shared/preferences/preferences-store.ts'
import { isTyping } from './is-typing.ts'

/**
 * Keys that do something anywhere on the page, as long as nobody is typing. Whoever speaks to the computer, or presses keys by
 * accident, can switch them off (WCAG 2.1.4).
 */
export function useSingleKeyShortcuts(byKey: Record<string, () => void>): void {
	const { singleKeys } = usePreferences()
	const latest = useRef(byKey)
	latest.current = byKey
	useEffect(() => {
		if (!singleKeys) return
		const handleKeyDown = (event: KeyboardEvent) => {
			const run = latest.current[event.key]
			const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
			if (run === undefined || !isPlain || event.defaultPrevented || isTyping(event.target)) return
			event.preventDefault()
			run()
		}
		window.addEventListener('keydown', handleKeyDown)
		return () => window.removeEventListener('keydown', handleKeyDown)
	}, [singleKeys])
}
