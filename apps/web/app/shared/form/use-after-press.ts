import { useCallback, useEffect, useRef } from 'react'

/**
 * Answers a function that runs its work when no pointer is pressed. A field is left by pressing a button below it:
 * if its note went away at that moment, the button would move from under the pointer and not be clicked.
 */
export function useAfterPress(): (work: () => void) => void {
	const isPressed = useRef(false)
	useEffect(() => {
		const press = () => {
			isPressed.current = true
		}
		const release = () => {
			isPressed.current = false
		}
		window.addEventListener('pointerdown', press, true)
		window.addEventListener('pointerup', release, true)
		window.addEventListener('pointercancel', release, true)
		return () => {
			window.removeEventListener('pointerdown', press, true)
			window.removeEventListener('pointerup', release, true)
			window.removeEventListener('pointercancel', release, true)
		}
	}, [])
	return useCallback((work) => {
		if (!isPressed.current) return work()
		// The click comes after the release, in the same task.
		window.addEventListener('pointerup', () => setTimeout(work), { once: true })
	}, [])
}
