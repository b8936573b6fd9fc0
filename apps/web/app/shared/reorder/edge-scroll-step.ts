/** So near to an edge the board or the page moves on, and so far in each picture of the screen, in pixels. */
const edge = 48
const step = 9

/** So far a finger goes towards an edge before anything moves: a handle may lie beside it from the beginning. */
const way = 24

/** Where the finger was put down along one axis, and the two edges there. */
type Axis = { start: number; from: number; to: number }

/**
 * Tells for each place of a finger along one axis how far to scroll. Near an edge it scrolls only when the finger came
 * from further off, so that an item picked up there can be moved along the edge.
 */
export function edgeScrollStep({ start, from, to }: Axis): (at: number) => number {
	let least = start
	let most = start
	return (at) => {
		least = Math.min(least, at)
		most = Math.max(most, at)
		if (at < from + edge && most - at >= way) return -step
		return at > to - edge && at - least >= way ? step : 0
	}
}
