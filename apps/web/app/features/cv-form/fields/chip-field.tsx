import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { FieldNote } from '#shared/ui/field.tsx'
import { useFieldDescription } from '#shared/ui/field-description.ts'
import { type Chip, type ChipActions, ChipItem } from './chip-item.tsx'
import { SuggestedNames } from './suggested-names.tsx'
import { useChipInput } from './use-chip-input.ts'

type ChipFieldProps = {
	label: string
	/** The name of the field in the form, such as `skills`. */
	field: string
	help?: string
	chips: Chip[]
	onAdd: (names: string[]) => void
	/** Returns suggestions for the typed text. */
	suggest?: (typed: string) => string[]
	onFocus?: () => void
} & ChipActions

/** Short names typed one after the other: a comma or Enter finishes one. Arrow keys go among them. */
export function ChipField({
	label,
	field,
	help,
	chips,
	onAdd,
	suggest,
	onFocus,
	...actions
}: ChipFieldProps) {
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	const [isFocused, setIsFocused] = useState(false)
	const { typed, names, chosen, choose, pick, commit, ...handlers } = useChipInput({
		field,
		chips,
		onAdd,
		suggest: suggest ?? suggestNothing,
	})
	const isWaiting = typed.trim() !== '' && !isFocused
	const note = isWaiting
		? `“${typed.trim()}” isn’t on your CV yet. Choose Add, or keep typing.`
		: help
	const describedBy = useFieldDescription(note ? `${id}-note` : null)
	const listId = `${id}-names`

	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
				{label}
			</label>
			<div
				className="relative flex min-h-11 flex-wrap items-center gap-1.5 rounded-control border border-line-strong bg-paper
					p-1.5 transition-[border-color,box-shadow] duration-150 forced-colors:has-[input:focus]:outline
					has-[input:focus]:border-accent has-[input:focus]:shadow-[0_0_0_3px_var(--accent-wash)]"
			>
				<ul aria-label={`${label}: ${chips.length}`} className="contents">
					{chips.map((chip, index) => (
						<ChipItem
							key={chip.id}
							chip={chip}
							neighbours={{ before: chips[index - 1]?.id, after: chips[index + 1]?.id }}
							onBackToInput={() => input.current?.focus()}
							{...actions}
						/>
					))}
				</ul>
				<input
					ref={input}
					id={id}
					aria-describedby={describedBy}
					{...(suggest ? comboboxProps(listId, { count: names.length, chosen }) : {})}
					value={typed}
					autoComplete="off"
					data-own-undo={typed === '' ? undefined : ''}
					{...handlers}
					onFocus={() => {
						setIsFocused(true)
						onFocus?.()
					}}
					onBlur={() => {
						setIsFocused(false)
						handlers.onBlur()
					}}
					className="min-h-8 min-w-40 flex-1 bg-transparent px-2 text-base outline-none focus-visible:outline-none"
				/>
				{typed.trim() === '' ? null : (
					<AddTyped
						typed={typed.trim()}
						onAdd={() => {
							commit()
							input.current?.focus()
						}}
					/>
				)}
				{suggest ? (
					<SuggestedNames
						listId={listId}
						names={names}
						chosen={chosen}
						onChoose={choose}
						onPick={pick}
					/>
				) : null}
			</div>
			<FieldNote id={`${id}-note`} help={note} />
		</div>
	)
}

type AddTypedProps = { typed: string; onAdd: () => void }

/** Shows a button that adds the typed text, for keyboards without Enter and people who don't know about it. */
function AddTyped({ typed, onAdd }: AddTypedProps) {
	return (
		<button
			type="button"
			aria-label={`Add ${typed}`}
			onClick={onAdd}
			className="inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-sm font-semibold text-accent hover:text-accent-hover pointer-coarse:min-h-11"
		>
			<Plus size={15} aria-hidden />
			Add
		</button>
	)
}

const suggestNothing = () => []

function comboboxProps(listId: string, { count, chosen }: { count: number; chosen: number }) {
	return {
		role: 'combobox',
		'aria-autocomplete': 'list',
		'aria-controls': listId,
		'aria-expanded': count > 0,
		'aria-activedescendant': chosen >= 0 && chosen < count ? `${listId}-${chosen}` : undefined,
	} as const
}
