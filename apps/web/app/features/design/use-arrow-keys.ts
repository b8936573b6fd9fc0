import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Where the left and the right arrow lead; not while somebody types, chooses or scrolls sideways. */
export function useArrowKeys(before: string, after: string): void {
	const navigate = useNavigate()
	useEffect(() => {
		function handleKey(event: KeyboardEvent) {
			const { key, target } = event
			if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
			if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
			if (target instanceof Element && target.closest('input, select, textarea, [tabindex="0"]')) {
				return
			}
			event.preventDefault()
			void navigate(key === 'ArrowLeft' ? before : after, {
				replace: true,
				preventScrollReset: true,
			})
		}
		document.addEventListener('keydown', handleKey)
		return () => document.removeEventListener('keydown', handleKey)
	}, [navigate, before, after])
}
