import { toast } from './toast.ts'

/** How long there is to press Undo, in milliseconds. */
const undoDurationMs = 8000

type UndoToastOptions = {
	/** The id of the message, with which it can be dismissed when its change has been undone elsewhere. */
	id?: string
	durationMs?: number
}

/** Shows what was done, with a button that undoes it once. Returns the id of the message. */
export function toastWithUndo(
	text: string,
	onUndo: () => void,
	{ id, durationMs = undoDurationMs }: UndoToastOptions = {},
): string {
	let isUndone = false
	function undo(shownId: string) {
		toast.dismiss(shownId)
		if (isUndone) return
		isUndone = true
		onUndo()
	}
	return toast(
		(shown) => (
			<span className="flex flex-wrap items-center gap-x-3">
				<span className="min-w-0 wrap-anywhere">{text}</span>
				<button
					type="button"
					className="min-h-9 font-semibold text-accent underline underline-offset-2"
					onClick={() => undo(shown.id)}
				>
					Undo
				</button>
			</span>
		),
		{ duration: durationMs, ...(id === undefined ? {} : { id }) },
	)
}
