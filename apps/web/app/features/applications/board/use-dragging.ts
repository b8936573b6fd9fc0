import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Edge } from '#shared/reorder/drop-index.ts'

// Nobody drags in the first moment, so the code for it need not be there in the first moment.
const loadDragging = () => import('./drag-card.ts')

type DraggedCard = {
	card: RefObject<HTMLLIElement | null>
	handle: RefObject<HTMLSpanElement | null>
	/** Where something would be dropped now. */
	edge: Edge | null
	isDragged: boolean
}

type CardPlace = { id: string; onDrop: (id: string, edge: Edge) => void }

/** Makes a card draggable by its handle, and a place to drop others beside. */
export function useDraggedCard(place: CardPlace): DraggedCard {
	const card = useRef<HTMLLIElement>(null)
	const handle = useRef<HTMLSpanElement>(null)
	const [edge, setEdge] = useState<Edge | null>(null)
	const [isDragged, setIsDragged] = useState(false)
	const latest = useRef(place)
	latest.current = place
	useEffect(
		() =>
			whenLoaded(({ dragCard }) => {
				if (card.current === null || handle.current === null) return () => undefined
				return dragCard({
					card: card.current,
					handle: handle.current,
					setIsDragged,
					setEdge,
					id: () => latest.current.id,
					onDrop: (id, at) => latest.current.onDrop(id, at),
				})
			}),
		[],
	)
	return { card, handle, edge, isDragged }
}

/** Makes a column a place to drop cards on. */
export function useDropColumn(onDrop: (id: string) => void): {
	column: RefObject<HTMLElement | null>
	isOver: boolean
} {
	const column = useRef<HTMLElement>(null)
	const [isOver, setIsOver] = useState(false)
	const latest = useRef(onDrop)
	latest.current = onDrop
	useEffect(
		() =>
			whenLoaded(({ dropOnColumn }) => {
				if (column.current === null) return () => undefined
				return dropOnColumn({
					column: column.current,
					setIsOver,
					onDrop: (id) => latest.current(id),
				})
			}),
		[],
	)
	return { column, isOver }
}

/** Begins when the code is there; answers how to end, also before that. */
function whenLoaded(
	begin: (dragging: Awaited<ReturnType<typeof loadDragging>>) => () => void,
): () => void {
	let stop: (() => void) | null = null
	let isGone = false
	loadDragging()
		.then((dragging) => {
			if (!isGone) stop = begin(dragging)
		})
		// Offline, dragging may fail to load; keys and menus move cards all the same.
		.catch(() => undefined)
	return () => {
		isGone = true
		stop?.()
	}
}
