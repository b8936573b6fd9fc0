import { useEffect, useState } from 'react'

/** Smaller movements are a trembling thumb, in pixels. */
const smallestMovePx = 8

/** Whether the person is scrolling down the page, rather than up, and has not come to its end. */
export function useScrollingDown(): boolean {
	const [isDown, setIsDown] = useState(false)
	useEffect(() => {
		let lastY = window.scrollY
		const handleScroll = () => {
			const { scrollY, innerHeight } = window
			if (Math.abs(scrollY - lastY) < smallestMovePx) return
			const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
			setIsDown(scrollY > lastY && !isAtEnd)
			lastY = scrollY
		}
		window.addEventListener('scroll', handleScroll, { passive: true })
		return () => window.removeEventListener('scroll', handleScroll)
	}, [])
	return isDown
}
