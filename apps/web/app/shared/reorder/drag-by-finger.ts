import { createDragPreview } from './drag-preview.ts'
import { type DropPlace, isOn, placesAt } from './drop-places.ts'
import { scrollAtEdges } from './scroll-at-edges.ts'

type FingerParts = {
	item: HTMLElement
	/** The part of the item that moves with the finger. */
	seen: () => HTMLElement
	handle: HTMLElement
	/** Names it to the places that may take it. */
	id: () => string
	setIsDragged: (isDragged: boolean) => void
}

type Point = { x: number; y: number }

/** So far a finger may slip on the handle before the item goes with it, in pixels. */
const slip = 6

/**
 * Lets a finger drag an item by its handle, where browsers drag nothing or only after a long press; answers how to stop.
 * The handle takes no part in scrolling (`touch-action: none`), so everything else scrolls as ever.
 */
export function dragByFinger(parts: FingerParts): () => void {
	const { handle } = parts
	let stop: (() => void) | null = null
	function handleDown(event: PointerEvent) {
		if (event.pointerType !== 'touch' || !event.isPrimary) return
		stop?.()
		stop = followFinger(parts, event)
	}
	handle.addEventListener('pointerdown', handleDown)
	return () => {
		handle.removeEventListener('pointerdown', handleDown)
		stop?.()
	}
}

/** From the finger on the handle until it is lifted; answers how to end it before. */
function followFinger(parts: FingerParts, down: PointerEvent): () => void {
	const { handle } = parts
	const from = { x: down.clientX, y: down.clientY }
	const listening = new AbortController()
	const listen = { signal: listening.signal }
	let drag: ReturnType<typeof beginDrag> | null = null
	// A finger that rests would begin the browser's own drag, which takes the finger away from the page.
	handle.draggable = false

	function end() {
		listening.abort()
		handle.draggable = true
		drag?.end()
	}
	const isThis = (event: PointerEvent) => event.pointerId === down.pointerId
	function handleMove(event: PointerEvent) {
		if (!isThis(event)) return
		const at = { x: event.clientX, y: event.clientY }
		if (drag === null && Math.hypot(at.x - from.x, at.y - from.y) < slip) return
		drag ??= beginDrag(parts, from)
		drag.move(at)
	}
	function handleUp(event: PointerEvent) {
		if (!isThis(event)) return
		drag?.drop()
		end()
	}
	window.addEventListener('pointermove', handleMove, listen)
	window.addEventListener('pointerup', handleUp, listen)
	window.addEventListener('pointercancel', (event) => (isThis(event) ? end() : undefined), listen)
	return end
}

/** An item that goes with the finger, and the places that it passes. */
function beginDrag({ item, seen, id, setIsDragged }: FingerParts, from: Point) {
	const picture = createDragPreview(seen(), from)
	let at = from
	let over: DropPlace[] = []
	const look = () => {
		const now = isOn(item, at) ? [] : placesAt(at, id())
		for (const place of over) if (!now.includes(place)) place.onLeave()
		for (const place of now) place.onOver(id(), at.y)
		over = now
	}
	const scrolling = scrollAtEdges({ item, start: from, onScroll: look })
	setIsDragged(true)
	return {
		move(to: Point) {
			at = to
			picture.moveTo(to)
			scrolling.towards(to)
			look()
		},
		drop() {
			over[0]?.onDrop(id(), at.y)
		},
		end() {
			for (const place of over) place.onLeave()
			scrolling.stop()
			picture.remove()
			setIsDragged(false)
		},
	}
}
