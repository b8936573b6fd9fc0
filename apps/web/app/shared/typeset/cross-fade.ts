import { prefersReducedMotion } from '#shared/reduced-motion.ts'

const fadeMs = 200
const fading = 'typeset-fading'

/**
 * Redraws an element while its earlier content fades away over it; at once for people who want no motion. `host`
 * shares its place with its siblings, as the pages do in their stack.
 */
export function crossFade(host: HTMLElement, draw: () => void): void {
	// While a person drags a slider, only the last change fades, not all of them at once.
	host.parentElement?.querySelector(`:scope > .${fading}`)?.remove()
	if (host.childElementCount === 0 || prefersReducedMotion()) {
		draw()
		return
	}
	// A clone of an element is an element.
	const before = host.cloneNode(true) as HTMLElement
	draw()
	before.className = `typeset-pages ${fading}`
	before.removeAttribute('aria-busy')
	before.inert = true
	host.after(before)
	const fade = before.animate({ opacity: [1, 0] }, { duration: fadeMs, easing: 'ease-out' })
	const remove = () => before.remove()
	void fade.finished.then(remove, remove)
}
