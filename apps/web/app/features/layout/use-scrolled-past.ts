import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than `thresholdPx` from its top. */
export function useScrolledPast(thresholdPx: number): boolean {
	const [isPast, setPast] = useState(false)
	useEffect(() => {
		const look = () => setPast(window.scrollY > thresholdPx)
		// Asked before the next frame, the browser would have to lay out the page for the answer.
		const frame = requestAnimationFrame(look)
		window.addEventListener('scroll', look, { passive: true })
		return () => {
			cancelAnimationFrame(frame)
			window.removeEventListener('scroll', look)
		}
	}, [thresholdPx])
	return isPast
}
