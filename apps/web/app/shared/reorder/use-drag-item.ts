import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DragPlace } from './drag-item.ts'
import type { Edge } from './drop-index.ts'

type DraggedItem<Item extends HTMLElement> = {
	item: RefObject<Item | null>
	/** The element that the item is dragged by. */
	handle: RefObject<HTMLSpanElement | null>
	/** Where something would be dropped now. */
	edge: Edge | null
	isDragged: boolean
}

/** Makes an item of a list draggable by its handle, and a place to drop others at. */
export function useDragItem<Item extends HTMLElement>(place: DragPlace): DraggedItem<Item> {
	const item = useRef<Item>(null)
	const handle = useRef<HTMLSpanElement>(null)
	const [edge, setEdge] = useState<Edge | null>(null)
	const [isDragged, setIsDragged] = useState(false)
	const latest = useRef(place)
	latest.current = place

	useEffect(() => {
		let stop: (() => void) | null = null
		let isGone = false
		const begin = async () => {
			const { dragItem } = await loadDragging()
			if (isGone || item.current === null || handle.current === null) return
			stop = dragItem({
				item: item.current,
				handle: handle.current,
				setEdge,
				setIsDragged,
				place: () => latest.current,
			})
		}
		// Offline the code for dragging cannot be loaded; keys and buttons still move items.
		begin().catch(() => undefined)
		return () => {
			isGone = true
			stop?.()
		}
	}, [])

	return { item, handle, edge, isDragged }
}

// Nobody drags in the first moment, so the code for it need not be there in the first moment.
const loadDragging = () => import('./drag-item.ts')
