import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type Edge, edgeAt } from '#shared/reorder/dropped-at.ts'

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
			getInitialData: () => ({ kind, id: id() }),
			onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(card, 16, 16),
			onDragStart: () => setIsDragged(true),
			onDrop: () => setIsDragged(false),
		}),
		dropTargetForElements({
			element: card,
			canDrop: ({ source }) => source.data.kind === kind && source.data.id !== id(),
			onDrag: ({ location }) => setEdge(edgeFor(location.current.input.clientY)),
			onDragLeave: () => setEdge(null),
			onDrop: ({ source, location }) => {
				setEdge(null)
				onDrop(String(source.data.id), edgeFor(location.current.input.clientY))
			},
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
	return dropTargetForElements({
		element: column,
		canDrop: ({ source }) => source.data.kind === kind,
		onDragEnter: () => setIsOver(true),
		onDragLeave: () => setIsOver(false),
		onDrop: ({ source, location, self }) => {
			setIsOver(false)
			// A card under the pointer has taken it already.
			if (location.current.dropTargets[0]?.element === self.element) onDrop(String(source.data.id))
		},
	})
}
