import { useEffect, useState, useSyncExternalStore } from 'react'
import { carouselIntervalMs, isRunning, nextSlide } from './carousel.ts'

/** Which slide is shown, and what lets a person choose one or stop them. */
export function useCarousel(count: number) {
	const [current, setCurrent] = useState(0)
	const [stopped, setStopped] = useState(false)
	const [pointerOver, setPointerOver] = useState(false)
	const [focusInside, setFocusInside] = useState(false)
	const reducedMotion = useReducedMotion()
	const running = isRunning({ stopped, pointerOver, focusInside, reducedMotion })

	useEffect(() => {
		if (!running) return
		const timer = setInterval(
			() => setCurrent((index) => nextSlide(index, count)),
			carouselIntervalMs,
		)
		return () => clearInterval(timer)
	}, [running, count])

	return {
		current,
		running,
		stopped: stopped || reducedMotion,
		canMove: !reducedMotion,
		show: setCurrent,
		toggleStopped: () => setStopped(!stopped),
		pauseHandlers: {
			onMouseEnter: () => setPointerOver(true),
			onMouseLeave: () => setPointerOver(false),
			onFocus: () => setFocusInside(true),
			onBlur: () => setFocusInside(false),
		},
	}
}

const motionQuery = '(prefers-reduced-motion: reduce)'

function useReducedMotion(): boolean {
	return useSyncExternalStore(
		(onChange) => {
			const query = window.matchMedia(motionQuery)
			query.addEventListener('change', onChange)
			return () => query.removeEventListener('change', onChange)
		},
		() => window.matchMedia(motionQuery).matches,
		() => false,
	)
}
