import { GripVertical } from 'lucide-react'
import type { RefObject } from 'react'
import type { Edge } from './drop-index.ts'

/** How an item looks in its place while it is dragged: its words stay as readable as before. */
export const draggedClass = 'outline-2 outline-offset-2 outline-accent outline-dashed'

/**
 * The handle that an item is dragged by, with a mouse or a finger; touching it doesn't scroll the page. The keyboard
 * has separate keys and buttons, so screen readers skip the handle.
 */
export function DragHandle({ handle }: { handle: RefObject<HTMLSpanElement | null> }) {
	return (
		<span
			ref={handle}
			aria-hidden
			title="Drag to move"
			className="grid min-h-11 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-control text-line-strong
				select-none [-webkit-touch-callout:none] hover:text-ink active:cursor-grabbing pointer-coarse:w-11"
		>
			<GripVertical size={16} />
		</span>
	)
}

/** The line where an item would be dropped; stands inside an item that is positioned. */
export function DropLine({ edge }: { edge: Edge | null }) {
	if (edge === null) return null
	return (
		<span
			aria-hidden
			className={`pointer-events-none absolute inset-x-0 z-10 h-0.5 rounded-full bg-accent forced-colors:bg-[Highlight] ${edge === 'above' ? '-top-[7px]' : '-bottom-[7px]'}`}
		/>
	)
}
