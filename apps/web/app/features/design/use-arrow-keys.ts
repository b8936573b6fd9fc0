import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'

/**
 * Navigates along `paths` in a circle with the left and right arrow keys, but not from a field or an area that
 * scrolls sideways. A press counts from the target of the presses before it, so quick presses are not lost.
 */
export function useArrowKeys(paths: string[], current: number): void {
	const navigate = useNavigate()
	const isSettled = useNavigation().state === 'idle'
	const wanted = useRef(current)
	useEffect(() => {
		if (isSettled) wanted.current = current
	}, [isSettled, current])
	useEffect(() => {
		function handleKey(event: KeyboardEvent) {
			const step = readStep(event)
			if (step === 0) return
			event.preventDefault()
			wanted.current = (wanted.current + step + paths.length) % paths.length
			void navigate(paths[wanted.current] ?? '', { replace: true, preventScrollReset: true })
		}
		document.addEventListener('keydown', handleKey)
		return () => document.removeEventListener('keydown', handleKey)
	})
}

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** How far a key leads: 0 for every other key, and where it does something else. */
function readStep({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number {
	const isChord = altKey || ctrlKey || metaKey || shiftKey
	const isUsed =
		target instanceof Element && target.closest('input, select, textarea, [tabindex="0"]') !== null
	return isChord || isUsed ? 0 : (stepOfKey[key] ?? 0)
}
