import { OpenLayer } from '#shared/ui/open-layers.tsx'

type SuggestedNamesProps = {
	listId: string
	names: string[]
	chosen: number
	onChoose: (index: number) => void
	onPick: (name: string) => void
}

/** Shows suggestions for the typed text; the field keeps the focus, and the arrow keys choose. */
export function SuggestedNames({ listId, names, chosen, onChoose, onPick }: SuggestedNamesProps) {
	return (
		<div
			id={listId}
			role="listbox"
			aria-label="Suggestions"
			className="absolute inset-x-0 top-full z-20 mt-1 rounded-panel border border-line bg-paper p-1.5 shadow-paper empty:hidden"
		>
			{names.length > 0 ? <OpenLayer kind="menu" /> : null}
			{names.map((name, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus.
				// biome-ignore lint/a11y/useFocusableInteractive: as above.
				<div
					key={name}
					id={`${listId}-${index}`}
					role="option"
					aria-selected={index === chosen}
					onPointerMove={() => onChoose(index)}
					// The field must not lose the focus, which would close the list before the click.
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => onPick(name)}
					className="flex min-h-11 cursor-pointer items-center rounded-control px-3 py-2 text-base aria-selected:bg-accent-wash sm:min-h-9 sm:text-sm"
				>
					{name}
				</div>
			))}
		</div>
	)
}
