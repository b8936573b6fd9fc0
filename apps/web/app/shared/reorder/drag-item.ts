import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { dragByFinger } from './drag-by-finger.ts'
import { type Edge, edgeAt, findDropIndex } from './drop-index.ts'
import { knowPlace } from './drop-places.ts'

/** Where an item stands. */
export type DragPlace = {
	/** The name of the list: items can be dropped only in their list. */
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

/** Lets an item be dragged by its handle, with a mouse or a finger, and others be dropped at it; answers how to stop. */
export function dragItem({ item, handle, place, setEdge, setIsDragged }: DragParts): () => void {
	const seen = () => item.querySelector<HTMLElement>('[data-drag-image]') ?? item
	const edgeFor = (clientY: number) => edgeAt(clientY, item.getBoundingClientRect())
	const newIndex = (from: number, edge: Edge) => findDropIndex(from, { index: place().index, edge })
	const show = (from: number, clientY: number) => {
		const edge = edgeFor(clientY)
		setEdge(newIndex(from, edge) === from ? null : edge)
	}
	const take = (from: number, clientY: number) => {
		setEdge(null)
		const to = newIndex(from, edgeFor(clientY))
		if (to !== from) place().onMove(from, to)
	}
	return combine(
		draggable({
			// Only the handle is draggable, so that text in the item can be selected in every browser.
			element: handle,
			getInitialData: () => ({ list: place().list, index: place().index }),
			onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(seen(), 16, 16),
			onDragStart: () => setIsDragged(true),
			onDrop: () => setIsDragged(false),
		}),
		dropTargetForElements({
			element: item,
			canDrop: ({ source }) => source.data.list === place().list,
			onDrag: ({ source, location }) =>
				show(Number(source.data.index), location.current.input.clientY),
			onDragLeave: () => setEdge(null),
			onDrop: ({ source, location }) =>
				take(Number(source.data.index), location.current.input.clientY),
		}),
		dragByFinger({ item, seen, handle, id: () => formatDragName(place()), setIsDragged }),
		knowPlace({
			element: item,
			takes: (dragged) => parseIndex(place().list, dragged) !== null,
			onOver: (dragged, clientY) => show(parseIndex(place().list, dragged) ?? 0, clientY),
			onLeave: () => setEdge(null),
			onDrop: (dragged, clientY) => take(parseIndex(place().list, dragged) ?? 0, clientY),
		}),
	)
}

function formatDragName({ list, index }: DragPlace): string {
	return `${index} ${list}`
}

/** The place that an item has in a list, where it is of that list. */
function parseIndex(list: string, name: string): number | null {
	const [index = '', ...words] = name.split(' ')
	return words.join(' ') === list ? Number(index) : null
}
