import { useEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'

/** Keys that do something anywhere on the page, as long as nobody is typing. */
export function usePlainKeys(byKey: Record<string, () => void>): void {
	const latest = useRef(byKey)
	latest.current = byKey
	useEffect(() => {
		const handleKeyDown = (event: KeyboardEvent) => {
			const run = latest.current[event.key]
			const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
			if (run === undefined || !isPlain || event.defaultPrevented || isTyping(event.target)) return
			event.preventDefault()
			run()
		}
		window.addEventListener('keydown', handleKeyDown)
		return () => window.removeEventListener('keydown', handleKeyDown)
	}, [])
}
