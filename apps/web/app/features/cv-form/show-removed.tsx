import { toast } from '#shared/ui/toast.ts'

const longEnoughMs = 8000

/** Says that something was removed, with a way to have it back where it was. */
export function showRemoved(name: string, onRestore: () => void): void {
	toast(
		(shown) => (
			<span className="flex flex-wrap items-center gap-x-3">
				<span>Removed {name}.</span>
				<button
					type="button"
					className="min-h-8 font-semibold text-accent underline underline-offset-2"
					onClick={() => {
						onRestore()
						toast.dismiss(shown.id)
					}}
				>
					Undo
				</button>
			</span>
		),
		{ duration: longEnoughMs },
	)
}
