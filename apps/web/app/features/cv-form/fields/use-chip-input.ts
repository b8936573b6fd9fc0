import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { useDraftText } from '../form-state/use-draft-text.ts'
import { type Chip, focusChip } from './chip-item.tsx'
import { allNames, newNames, takeFinishedNames } from './split-names.ts'

type TypedChips = {
	/** The name of the field in the form, such as `skills`. */
	field: string
	chips: Chip[]
	onAdd: (names: string[]) => void
	suggest: (typed: string) => string[]
}

/** Returns the typed text after the chips, its suggestions, and the handlers of the field. */
export function useChipInput({ field, chips, onAdd, suggest }: TypedChips) {
	const [typed, setTyped] = useDraftText(field)
	const { names, chosen, choose, close, open } = useChosenName(suggest, typed)
	const { announce } = useCvFormContext()

	function add(wanted: string[]) {
		const present = chips.map((chip) => chip.name)
		const added = newNames(wanted, present)
		if (added.length === 0) return
		onAdd(added)
		announce(`Added ${added.join(', ')}.`)
	}

	function addAndKeep(wanted: string[], rest: string) {
		add(wanted)
		setTyped(rest)
		choose(-1)
	}
	const finish = (wanted: string[]) => addAndKeep(wanted, '')
	const commit = () => finish(allNames(typed))

	function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
		const { names: finished, rest } = takeFinishedNames(target.value)
		addAndKeep(finished, rest)
		open()
	}

	function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
		const pasted = allNames(event.clipboardData.getData('text/plain'))
		if (pasted.length < 2) return
		event.preventDefault()
		add(pasted)
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		if (event.nativeEvent.isComposing) return
		const run = actionOf(event.key)
		const isAtStart = event.currentTarget.selectionStart === 0 && typed === ''
		if (isAtStart && (event.key === 'Backspace' || event.key === 'ArrowLeft')) {
			event.preventDefault()
			focusChip(event.currentTarget, chips.at(-1)?.id)
		} else if (run !== null) {
			event.preventDefault()
			run()
		}
	}

	function actionOf(key: string): (() => void) | null {
		const step = { ArrowDown: 1, ArrowUp: -1 }[key]
		if (step !== undefined && names.length > 0) {
			return () => choose((chosen + step + names.length + 1) % (names.length + 1))
		}
		if (key === 'Escape' && names.length > 0) return close
		const name = names[chosen]
		if (key === 'Enter') return name === undefined ? commit : () => finish([name])
		return null
	}

	return {
		typed,
		names,
		chosen,
		choose,
		pick: (name: string) => finish([name]),
		onChange: handleChange,
		onKeyDown: handleKeyDown,
		onPaste: handlePaste,
		commit,
		// An unfinished name is not added: the text stays in the field.
		onBlur: close,
	}
}

/** Returns the open suggestions and the index of the chosen one; -1 is the typed text. */
function useChosenName(suggest: (typed: string) => string[], typed: string) {
	const [chosen, setChosen] = useState(-1)
	const [isClosed, setIsClosed] = useState(true)
	const names = isClosed || typed === '' ? [] : suggest(typed)
	return {
		names,
		chosen,
		choose: (index: number) => setChosen(index === names.length ? -1 : index),
		close: () => setIsClosed(true),
		open: () => setIsClosed(false),
	}
}
