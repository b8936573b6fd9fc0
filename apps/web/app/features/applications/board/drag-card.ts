import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { dragByFinger } from '#shared/reorder/drag-by-finger.ts'
import { type Edge, edgeAt } from '#shared/reorder/drop-index.ts'
import { type DropPlace, isOn, knowPlace } from '#shared/reorder/drop-places.ts'
import { animateDroppedCard } from './animate-dropped-card.ts'

const kind = 'application'

type CardParts = {
	card: HTMLElement
	handle: HTMLElement
	id: () => string
	setIsDragged: (isDragged: boolean) => void
	setEdge: (edge: Edge | null) => void
	/** Another card was dropped above or below this one. */
	onDrop: (id: string, edge: Edge) => void
}

/** Lets a card be dragged by its handle, and others be dropped beside it; answers how to stop. */
export function dragCard(parts: CardParts): () => void {
	const { card, handle, id, setIsDragged, setEdge, onDrop } = parts
	const edgeFor = (clientY: number) => edgeAt(clientY, card.getBoundingClientRect())
	return combine(
		draggable({
			// Only the handle is draggable, so that the words of the card can be selected in every browser.
			element: handle,
			getInitialData: () => ({ kind, id: id(), card }),
			onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(card, 16, 16),
			onDragStart: () => setIsDragged(true),
			onDrop: () => setIsDragged(false),
		}),
		dragByFinger({ item: card, seen: () => card, handle, id, setIsDragged }),
		dropOn({
			element: card,
			takes: (dragged) => dragged !== id(),
			onOver: (_, clientY) => setEdge(edgeFor(clientY)),
			onLeave: () => setEdge(null),
			onDrop: (dragged, clientY) => onDrop(dragged, edgeFor(clientY)),
		}),
	)
}

type ColumnParts = {
	column: HTMLElement
	setIsOver: (isOver: boolean) => void
	onDrop: (id: string) => void
}

/** Lets cards be dropped into the room of a column that no card takes; answers how to stop. */
export function dropOnColumn({ column, setIsOver, onDrop }: ColumnParts): () => void {
	return dropOn({
		element: column,
		takes: () => true,
		onOver: () => setIsOver(true),
		onLeave: () => setIsOver(false),
		onDrop,
	})
}

/** Registers a drop place for both the mouse and touch. */
function dropOn(bare: DropPlace): () => void {
	const place: DropPlace = {
		...bare,
		onDrop: (id, clientY) => {
			bare.onDrop(id, clientY)
			animateDroppedCard(id)
		},
	}
	const forMouse = dropTargetForElements({
		element: place.element,
		canDrop: ({ source }) => source.data.kind === kind && place.takes(String(source.data.id)),
		onDrag: ({ source, location }) =>
			place.onOver(String(source.data.id), location.current.input.clientY),
		onDragLeave: place.onLeave,
		onDrop: ({ source, location, self }) => {
			place.onLeave()
			const { clientX: x, clientY: y } = location.current.input
			const { id, card } = source.data
			const isPutBack = card instanceof Element && isOn(card, { x, y })
			// Only the innermost place under the pointer takes the card; the places around it are told of the same
			// drop.
			const isInnermost = location.current.dropTargets[0]?.element === self.element
			if (isInnermost && !isPutBack) place.onDrop(String(id), y)
		},
	})
	return combine(forMouse, knowPlace(place))
}
