import { prefersReducedMotion } from './reduced-motion.ts'

/** How to scroll: smoothly, or at once for people who want no motion. */
export function scrollBehaviour(): ScrollBehavior {
	return prefersReducedMotion() ? 'instant' : 'smooth'
}
