type Point = { x: number; y: number }

// The bar of the site lies over the top of the page.
const bar = 64

/** So near to an edge the board or the page moves on, and so far in each picture of the screen, in pixels. */
const edge = 48
const step = 9

/** Scrolls the board sideways and the page up or down while a finger is near their edges. */
export function scrollAtEdges(
	card: HTMLElement,
	onScroll: () => void,
): { towards: (at: Point) => void; stop: () => void } {
	const board = card.closest<HTMLElement>('[data-board]')
	let by = { x: 0, y: 0 }
	let frame = 0
	// Columns that snap into place would pull the board back.
	if (board !== null) board.style.scrollSnapType = 'none'

	function run() {
		frame = by.x === 0 && by.y === 0 ? 0 : requestAnimationFrame(run)
		if (frame === 0) return
		if (board !== null) board.scrollLeft += by.x
		window.scrollBy(0, by.y)
		onScroll()
	}
	return {
		towards({ x, y }) {
			by = {
				x: stepFor(x, { from: 0, to: window.innerWidth }),
				y: stepFor(y, { from: bar, to: window.innerHeight }),
			}
			if (frame === 0) frame = requestAnimationFrame(run)
		},
		stop() {
			cancelAnimationFrame(frame)
			if (board !== null) board.style.removeProperty('scroll-snap-type')
		},
	}
}

function stepFor(at: number, { from, to }: { from: number; to: number }): number {
	if (at < from + edge) return -step
	return at > to - edge ? step : 0
}
