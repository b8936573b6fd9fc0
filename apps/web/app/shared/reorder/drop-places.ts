/** Where items can be dropped, with a mouse or by a finger. */
export type DropPlace = {
	element: HTMLElement
	takes: (id: string) => boolean
	onOver: (id: string, clientY: number) => void
	onLeave: () => void
	onDrop: (id: string, clientY: number) => void
}

const places = new WeakMap<Element, DropPlace>()

/** Makes a place known to fingers; answers how to forget it. */
export function knowPlace(place: DropPlace): () => void {
	places.set(place.element, place)
	return () => void places.delete(place.element)
}

/** The places under a point that take an item, the innermost first. */
export function placesAt(point: { x: number; y: number }, id: string): DropPlace[] {
	const found: DropPlace[] = []
	let element = document.elementFromPoint(point.x, point.y)
	while (element !== null) {
		const place = places.get(element)
		if (place?.takes(id)) found.push(place)
		element = element.parentElement
	}
	return found
}

/** Whether a point is on an element, such as the element of an item that is dropped where it was picked up. */
export function isOn(element: Element, { x, y }: { x: number; y: number }): boolean {
	const { left, right, top, bottom } = element.getBoundingClientRect()
	return x >= left && x <= right && y >= top && y <= bottom
}
