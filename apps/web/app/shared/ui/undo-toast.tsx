import { toast } from './toast.ts'

const shownForMs = 8000

/** Says what was done, with a button that takes it back; answers the id of the message. */
export function toastWithUndo(text: string, onUndo: () => void): string {
	return toast(
		(shown) => (
			<span className="flex items-center gap-3">
				<span className="min-w-0 wrap-anywhere">{text}</span>
				<button
					type="button"
					className="min-h-9 font-semibold text-accent underline"
					onClick={() => {
						toast.dismiss(shown.id)
						onUndo()
					}}
				>
					Undo
				</button>
			</span>
		),
		{ duration: shownForMs },
	)
}
