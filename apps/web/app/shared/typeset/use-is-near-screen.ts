import { useEffect, useRef, useState } from 'react'

/** Whether an element has come near the visible part of the page; from then on it stays so. */
export function useIsNearScreen() {
	const ref = useRef<HTMLDivElement>(null)
	const [isNear, setIsNear] = useState(false)
	useEffect(() => {
		const element = ref.current
		if (element === null) return
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return
				setIsNear(true)
				observer.disconnect()
			},
			{ rootMargin: '600px 0px' },
		)
		observer.observe(element)
		return () => observer.disconnect()
	}, [])
	return { ref, isNear }
}
