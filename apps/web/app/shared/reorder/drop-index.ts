/** Above or below the middle of an item. */
export type Edge = 'above' | 'below'

/** Which half of a box a pointer is in. */
export function edgeAt(clientY: number, { top, height }: { top: number; height: number }): Edge {
	return clientY < top + height / 2 ? 'above' : 'below'
}

/** The place that an item gets which is dropped at an edge of another one of its list. */
export function findDropIndex(from: number, target: { index: number; edge: Edge }): number {
	const before = target.edge === 'above' ? target.index : target.index + 1
	return before > from ? before - 1 : before
}
