type Point = { x: number; y: number }

/** A copy of an item that follows a finger above everything else and can’t be touched. */
export function createDragPreview(
	item: HTMLElement,
	from: Point,
): { moveTo: (to: Point) => void; remove: () => void } {
	const preview = document.createElement('div')
	const { left, top, width } = item.getBoundingClientRect()
	const copy = item.cloneNode(true)
	if (copy instanceof HTMLElement) copy.removeAttribute('data-card')
	preview.append(copy)
	// A copy must not repeat ids.
	for (const each of preview.querySelectorAll('[id]')) each.removeAttribute('id')
	preview.inert = true
	preview.className =
		'pointer-events-none fixed z-[60] list-none rounded-control bg-paper shadow-paper [&>*]:border-accent'
	Object.assign(preview.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
	document.body.append(preview)
	return {
		moveTo({ x, y }) {
			preview.style.translate = `${x - from.x}px ${y - from.y}px`
		},
		remove: () => preview.remove(),
	}
}
