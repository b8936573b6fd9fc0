/** The media query that matches for people who want no motion. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

/** Whether to keep still: for people who want no motion, and where the browser can’t say. */
export function prefersReducedMotion(): boolean {
	return window.matchMedia?.(reducedMotionQuery).matches !== false
}

/** How to scroll: smoothly, or at once for people who want no motion. */
export function scrollBehaviour(): ScrollBehavior {
	return prefersReducedMotion() ? 'instant' : 'smooth'
}
