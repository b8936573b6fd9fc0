import { useEffect, useState } from 'react'
import { reducedMotionQuery } from '#shared/reduced-motion.ts'
import { useMediaQuery } from '#shared/use-media-query.ts'
import { carouselIntervalMs, isRunning, nextSlide } from './carousel.ts'

/** Which slide is shown, and what lets a person choose one or stop them. Where only the first has room, it stays. */
export function useCarousel(count: number) {
	const [current, setCurrent] = useState(0)
	const [stopped, setStopped] = useState(false)
	const [pointerOver, setPointerOver] = useState(false)
	const [focusInside, setFocusInside] = useState(false)
	const reducedMotion = useMediaQuery(reducedMotionQuery, { beforeHydration: false })
	const narrow = !useMediaQuery(roomQuery, { beforeHydration: false })
	const running = isRunning({ stopped, pointerOver, focusInside, reducedMotion, narrow })

	useEffect(() => {
		if (!running) return
		const timer = setInterval(
			() => setCurrent((index) => nextSlide(index, count)),
			carouselIntervalMs,
		)
		return () => clearInterval(timer)
	}, [running, count])

	return {
		current: narrow ? 0 : current,
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

// The styles show the other slides from this width on.
const roomQuery = '(min-width: 48rem)'
