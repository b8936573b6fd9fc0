import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'

/**
 * Goes along `paths`, round and round, by the left and the right arrow: not while somebody types,
 * chooses or scrolls sideways. A press counts from where the presses before it lead, so somebody
 * quicker than the page loses none.
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
			const { key, target } = event
			if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
			if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
			if (target instanceof Element && target.closest('input, select, textarea, [tabindex="0"]')) {
				return
			}
			event.preventDefault()
			const step = key === 'ArrowLeft' ? -1 : 1
			wanted.current = (wanted.current + step + paths.length) % paths.length
			void navigate(paths[wanted.current] ?? '', { replace: true, preventScrollReset: true })
		}
		document.addEventListener('keydown', handleKey)
		return () => document.removeEventListener('keydown', handleKey)
	})
}
