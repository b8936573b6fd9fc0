/** How long each template is shown, in milliseconds. */
export const carouselIntervalMs = 4000

/** The slide after `index`; after the last comes the first. */
export function nextSlide(index: number, count: number): number {
	return (index + 1) % count
}

export type SlidePosition = 'current' | 'next' | 'previous' | 'hidden'

/** Returns the position of slide `index` while slide `current` is in front. */
export function slidePosition(index: number, current: number, count: number): SlidePosition {
	if (index === current) return 'current'
	if (index === nextSlide(current, count)) return 'next'
	if (nextSlide(index, count) === current) return 'previous'
	return 'hidden'
}

/** Whether the slides move by themselves: never under a pointer or the focus, for people who want no motion, or where one has room. */
export function isRunning(state: {
	stopped: boolean
	pointerOver: boolean
	focusInside: boolean
	reducedMotion: boolean
	narrow: boolean
}): boolean {
	return !Object.values(state).some(Boolean)
}
