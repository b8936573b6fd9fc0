/** How to scroll: smoothly, or at once for people who want no motion. */
export function scrollBehaviour(): ScrollBehavior {
	return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
