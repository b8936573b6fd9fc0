import {
	type ChangeEvent,
	type ClipboardEvent,
	type KeyboardEvent,
	useId,
	useRef,
	useState,
} from 'react'
import { FieldNote } from '#shared/ui/field.tsx'
import { useDescription } from '#shared/ui/field-doubt.ts'
import { type Chip, type ChipActions, ChipItem, focusChip } from './chip-item.tsx'
import { allNames, newNames, takeNames } from './chip-text.ts'
import { useCvFormContext } from './cv-form-context.tsx'
import { useDraft } from './use-draft.ts'

type ChipFieldProps = {
	label: string
	help?: string
	chips: Chip[]
	onAdd: (names: string[]) => void
} & ChipActions

/** Short names typed one after the other: a comma or Enter finishes one. Arrow keys go among them. */
export function ChipField({ label, help, chips, onAdd, ...actions }: ChipFieldProps) {
	const id = useId()
	const describedBy = useDescription(help ? `${id}-note` : null)
	const input = useRef<HTMLInputElement>(null)
	const { typed, ...handlers } = useTypedChips(chips, onAdd)

	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
				{label}
			</label>
			<div className="flex min-h-11 flex-wrap items-center gap-1.5 rounded-control border border-line-strong bg-paper p-1.5 transition-[border-color,box-shadow] duration-150 forced-colors:has-[input:focus]:outline has-[input:focus]:border-accent has-[input:focus]:shadow-[0_0_0_3px_var(--accent-wash)]">
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
					value={typed}
					autoComplete="off"
					data-own-undo={typed === '' ? undefined : ''}
					{...handlers}
					className="min-h-8 min-w-40 flex-1 bg-transparent px-2 text-base outline-none focus-visible:outline-none"
				/>
			</div>
			<FieldNote id={`${id}-note`} help={help} />
		</div>
	)
}

/** What is typed behind the chips, and what each key makes of it. */
function useTypedChips(chips: Chip[], onAdd: ChipFieldProps['onAdd']) {
	const [typed, setTyped] = useState('')
	const { announce } = useCvFormContext()

	function add(names: string[]) {
		const added = newNames(
			names,
			chips.map((chip) => chip.name),
		)
		if (added.length === 0) return
		onAdd(added)
		announce(`Added ${added.join(', ')}.`)
	}

	function commit() {
		add(allNames(typed))
		setTyped('')
	}
	const isDrafting = typed !== ''
	useDraft(isDrafting, commit)

	function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
		const { names, rest } = takeNames(target.value)
		add(names)
		setTyped(rest)
	}

	function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
		const names = allNames(event.clipboardData.getData('text/plain'))
		if (names.length < 2) return
		event.preventDefault()
		add(names)
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		if (event.nativeEvent.isComposing) return
		if (event.key === 'Enter') {
			event.preventDefault()
			commit()
		}
		const isAtStart = event.currentTarget.selectionStart === 0 && typed === ''
		if (isAtStart && (event.key === 'Backspace' || event.key === 'ArrowLeft')) {
			event.preventDefault()
			focusChip(event.currentTarget, chips.at(-1)?.id)
		}
	}

	return {
		typed,
		onChange: handleChange,
		onKeyDown: handleKeyDown,
		onPaste: handlePaste,
		// Whoever looks at another window for a moment is still typing here.
		onBlur: () => {
			if (document.hasFocus()) commit()
		},
	}
}
