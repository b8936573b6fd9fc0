import {
	addItem,
	duplicateItem,
	forgetGoneParts,
	hidePart,
	type ItemOf,
	moveItem,
	newItem,
	removeItem,
	showPart,
	withNote,
} from '@app/cv'
import { flushSync } from 'react-dom'
import { newId } from '#shared/new-id.ts'
import type { Entry, EntryList } from '../sections/entry-lists.ts'
import { useCvFormContext, useEditForm } from './cv-form-context.tsx'
import { showRemovalToast } from './removal-toast.tsx'

export type EntryPlace = { definition: EntryList; entry: Entry; index: number; count: number }

type EntryEvents = {
	/** Shows the fields of an item. */
	onOpen: (id: string) => void
	onFocusAdd: () => void
}

/** Returns the actions on one item of a list as a whole. */
export function useEntryActions({ definition, entry, index, count }: EntryPlace, on: EntryEvents) {
	const edit = useEditForm()
	const { store, announce } = useCvFormContext()
	const { list, noun } = definition
	const name = definition.titleOf(entry) || noun

	function moveTo(to: number) {
		const place = Math.min(Math.max(to, 0), count - 1)
		const focused = document.activeElement
		// React may move the card's element, which takes the focus from its fields.
		flushSync(() => edit((form) => moveItem(form, list, { id: entry.id, by: place - index })))
		if (focused instanceof HTMLElement) focused.focus()
		announce(`${name} is now ${place + 1} of ${count}.`)
	}

	return {
		name,
		moveTo,
		move: (by: number) => moveTo(index + by),
		copy() {
			const id = newId()
			const ids = [id]
			const nextId = () => ids.pop() ?? newId()
			edit((form) => duplicateItem(form, list, { id: entry.id, newId: nextId }))
			on.onOpen(id)
			announce(`Duplicated ${name}.`)
		},
		/** A second role at the same employer: below one that goes on, since the latest stands first, or else above it. */
		addRole() {
			const { employer, location } = entry
			const id = newId()
			const role = { ...newItem('experience', id), employer, location } as ItemOf<'experience'>
			const place = entry.current === true ? index + 1 : index
			edit((form) => addItem(form, 'experience', { item: role, index: place }))
			on.onOpen(id)
			announce(`Added another role at ${employer}.`)
		},
		/** Takes the item off the pages, or brings it back; nothing in it changes. */
		hide(hides: boolean) {
			const change = hides ? hidePart : showPart
			edit((form) => change(form, { item: entry.id, line: '' }))
			announce(hides ? `${name} is hidden from the page.` : `${name} is back on the page.`)
		},
		remove() {
			const { id } = entry
			edit((form) => forgetGoneParts(withNote(removeItem(form, list, id), { id, text: '' })))
			on.onFocusAdd()
			announce(`Removed ${name}.`)
			showRemovalToast(store, name)
		},
	}
}
