import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { droppedAt, type Edge, edgeAt } from './dropped-at.ts'

/** Where an item stands. */
export type DragPlace = {
	/** Names the list: items go only to places of their own. */
	list: string
	index: number
	/** An item was dropped at another place of the list. */
	onMove: (from: number, to: number) => void
}

type DragParts = {
	item: HTMLElement
	handle: HTMLElement
	place: () => DragPlace
	setEdge: (edge: Edge | null) => void
	setIsDragged: (isDragged: boolean) => void
}

/** Connects an item and its handle with the browser's own dragging; answers how to stop. */
export function dragItem({ item, handle, place, setEdge, setIsDragged }: DragParts): () => void {
	return combine(
		draggable({
			// Only the handle is draggable, so that text in the item can be selected in every browser.
			element: handle,
			getInitialData: () => ({ list: place().list, index: place().index }),
			onGenerateDragPreview: ({ nativeSetDragImage }) => {
				const seen = item.querySelector('[data-drag-image]') ?? item
				nativeSetDragImage?.(seen, 16, 16)
			},
			onDragStart: () => setIsDragged(true),
			onDrop: () => setIsDragged(false),
		}),
		dropTargetForElements({
			element: item,
			canDrop: ({ source }) => source.data.list === place().list,
			onDrag: ({ source, location }) => {
				const edge = edgeAt(location.current.input.clientY, item.getBoundingClientRect())
				const from = Number(source.data.index)
				const { index } = place()
				setEdge(droppedAt(from, { index, edge }) === from ? null : edge)
			},
			onDragLeave: () => setEdge(null),
			onDrop: ({ source, location }) => {
				setEdge(null)
				const edge = edgeAt(location.current.input.clientY, item.getBoundingClientRect())
				const from = Number(source.data.index)
				const to = droppedAt(from, { index: place().index, edge })
				if (to !== from) place().onMove(from, to)
			},
		}),
	)
}
