import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCommitDraft } from '../form-state/use-commit-draft.ts'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** A short name among others; `note` is said after it. */
export type Chip = { id: string; name: string; note?: string }

export type ChipActions = {
	/** The word for one chip, such as “skill”, for screen readers. */
	noun: string
	onRename: (id: string, name: string) => void
	onRemove: (chip: Chip) => void
	onMove: (id: string, by: number) => void
}

/** Moves the focus to a chip; answers whether it is there. */
export function focusChip(from: HTMLElement, id: string | undefined): boolean {
	const chip = from.ownerDocument.querySelector<HTMLElement>(`[data-chip="${id}"]`)
	chip?.focus()
	return chip !== null
}

type ChipItemProps = ChipActions & {
	chip: Chip
	neighbours: { before: string | undefined; after: string | undefined }
	onBackToInput: () => void
}

/** One name: a click changes it, arrows go to the next, Alt and arrows move it, Delete removes it. */
export function ChipItem({ chip, noun, neighbours, onBackToInput, ...actions }: ChipItemProps) {
	const { onRename, onRemove, onMove } = actions
	const [isEditing, setIsEditing] = useState(false)

	function remove(from: HTMLElement) {
		const next = neighbours.after ?? neighbours.before
		flushSync(() => onRemove(chip))
		if (!focusChip(from, next)) onBackToInput()
	}

	function move(target: HTMLElement, by: number) {
		flushSync(() => onMove(chip.id, by))
		target.focus()
	}

	function goOn(target: HTMLElement, by: number) {
		const isThere = focusChip(target, by < 0 ? neighbours.before : neighbours.after)
		if (!isThere && by > 0) onBackToInput()
	}

	function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
		const by = steps[event.key]
		if (by !== undefined) {
			event.preventDefault()
			if (event.altKey) move(event.currentTarget, by)
			else goOn(event.currentTarget, by)
		}
		if (event.key === 'Delete' || event.key === 'Backspace') {
			event.preventDefault()
			remove(event.currentTarget)
		}
	}

	if (isEditing) {
		return (
			<ChipEditor
				chip={chip}
				noun={noun}
				onDone={(name) => {
					setIsEditing(false)
					if (name === '') onRemove(chip)
					else if (name !== chip.name) onRename(chip.id, name)
				}}
			/>
		)
	}
	return (
		<li className="flex max-w-full list-none items-stretch rounded-control bg-accent-wash">
			<button
				type="button"
				data-chip={chip.id}
				title="Click to edit. Move it with Alt and the arrow keys. Delete removes it."
				onClick={() => setIsEditing(true)}
				onKeyDown={handleKeyDown}
				className="min-h-8 min-w-0 rounded-l-control py-1 pr-1 pl-2.5 text-left text-sm font-medium wrap-anywhere"
			>
				{chip.name}
				{chip.note ? <span className="text-ink-soft"> · {chip.note}</span> : null}
			</button>
			<button
				type="button"
				tabIndex={-1}
				aria-label={`Remove ${chip.name}`}
				onClick={(event) => remove(event.currentTarget)}
				className="grid min-w-8 place-items-center rounded-r-control text-ink-soft hover:text-ink"
			>
				<X size={15} aria-hidden />
			</button>
		</li>
	)
}

type ChipEditorProps = { chip: Chip; noun: string; onDone: (name: string) => void }

function ChipEditor({ chip, noun, onDone }: ChipEditorProps) {
	const [name, setName] = useState(chip.name)
	useCommitDraft(name.trim() !== '' && name !== chip.name, () => onDone(name.trim()))
	return (
		<li className="list-none">
			<input
				// The person has just asked to change this very name.
				ref={(input) => input?.focus()}
				aria-label={`Change ${noun} ${chip.name}`}
				value={name}
				data-own-undo=""
				onChange={(event) => setName(event.target.value)}
				onBlur={() => onDone(name.trim())}
				onKeyDown={(event) => {
					if (event.key === 'Enter') event.currentTarget.blur()
					if (event.key === 'Escape') {
						event.stopPropagation()
						onDone(chip.name)
					}
				}}
				className="field-sizing-content min-h-8 min-w-16 rounded-control border border-accent bg-paper px-2 text-sm focus:outline-hidden focus-visible:outline-hidden"
			/>
		</li>
	)
}
