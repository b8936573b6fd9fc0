import { prefersReducedMotion } from '#shared/reduced-motion.ts'

const settlingMs = 200

/** A card that was dropped comes to rest at its new place, once the board shows it there. */
export function animateDroppedCard(id: string): void {
	if (prefersReducedMotion()) return
	requestAnimationFrame(() => {
		const card = document.querySelector(`[data-card="${CSS.escape(id)}"]`)
		const lifted = { transform: 'rotate(1deg) scale(1.02)' }
		card?.animate([lifted, { transform: 'none' }], { duration: settlingMs, easing: 'ease-out' })
	})
}
