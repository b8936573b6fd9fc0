import { edgeScrollStep } from './edge-scroll-step.ts'

type Point = { x: number; y: number }

type Scrolled = {
	item: HTMLElement
	/** Where the finger took it. */
	start: Point
	onScroll: () => void
}

/** Scrolls a board (`data-board`) that the item is on, then the page, while a finger that came to their edges is there. */
export function scrollAtEdges({ item, start, onScroll }: Scrolled): {
	towards: (at: Point) => void
	stop: () => void
} {
	const board = item.closest<HTMLElement>('[data-board]')
	const across = edgeScrollStep({ start: start.x, from: 0, to: window.innerWidth })
	const along = edgeScrollStep({ start: start.y, from: barHeight(), to: window.innerHeight })
	let by = { x: 0, y: 0 }
	let frame = 0
	// Columns that snap into place would pull the board back.
	if (board !== null) board.style.scrollSnapType = 'none'

	function run() {
		frame = by.x === 0 && by.y === 0 ? 0 : requestAnimationFrame(run)
		if (frame === 0) return
		if (board !== null) board.scrollLeft += by.x
		if (!scrollDown(board, by.y)) window.scrollBy(0, by.y)
		onScroll()
	}
	return {
		towards({ x, y }) {
			by = { x: across(x), y: along(y) }
			if (frame === 0) frame = requestAnimationFrame(run)
		},
		stop() {
			cancelAnimationFrame(frame)
			if (board !== null) board.style.removeProperty('scroll-snap-type')
		},
	}
}

/** Scrolls the board itself up or down; `false` where it has come to its end, so that the page goes on. */
function scrollDown(board: HTMLElement | null, by: number): boolean {
	if (board === null) return false
	const before = board.scrollTop
	board.scrollTop += by
	return board.scrollTop !== before
}

/**
 * Returns the height that the bar of the site or of the editor covers at the top of the window, in pixels. The page
 * declares it as the padding for scrolled-to elements.
 */
function barHeight(): number {
	return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 64
}
