type Point = { x: number; y: number }

/** A likeness of an item that goes with a finger over everything else and cannot be touched. */
export function itemPicture(
	item: HTMLElement,
	from: Point,
): { moveTo: (to: Point) => void; remove: () => void } {
	const picture = document.createElement('div')
	const { left, top, width } = item.getBoundingClientRect()
	const likeness = item.cloneNode(true)
	if (likeness instanceof HTMLElement) likeness.removeAttribute('data-card')
	picture.append(likeness)
	// What stands twice must be found once.
	for (const each of picture.querySelectorAll('[id]')) each.removeAttribute('id')
	picture.inert = true
	picture.className =
		'pointer-events-none fixed z-[60] list-none rounded-control bg-paper shadow-paper [&>*]:border-accent'
	Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
	document.body.append(picture)
	return {
		moveTo({ x, y }) {
			picture.style.translate = `${x - from.x}px ${y - from.y}px`
		},
		remove: () => picture.remove(),
	}
}
