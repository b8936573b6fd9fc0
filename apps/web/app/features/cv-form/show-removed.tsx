import { toast } from '#shared/ui/toast.ts'

const longEnoughMs = 8000

const shownIds = new Set<string>()

/** Says that something was removed, with a way to have it back where it was. */
export function showRemoved(name: string, onRestore: () => void): void {
	const id = toast(
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
	makeRoomFor(id)
}

/** Has a message go when something opens that it would cover. */
export function makeRoomFor(id: string): void {
	shownIds.add(id)
}

/** Takes these messages away, because something opens that they would cover; the bar has Undo all the same. */
export function dismissRemoved(): void {
	for (const id of shownIds) toast.dismiss(id)
	shownIds.clear()
}
