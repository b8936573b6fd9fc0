import { toast } from '#shared/ui/toast.ts'

const shownForMs = 8000

/** Says what was done, with a button that takes it back. */
export function toastWithUndo(text: string, onUndo: () => void): void {
	toast(
		(shown) => (
			<span className="flex items-center gap-3">
				{text}
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
