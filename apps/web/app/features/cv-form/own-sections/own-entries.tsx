import {
	type CustomItem,
	fieldAt,
	forgetGoneParts,
	hidePart,
	maxItems,
	newCustomItem,
	setField,
	showPart,
} from '@app/cv'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { newId } from '#shared/new-id.ts'
import { useFocusTarget } from '../fields/focus-target.tsx'
import { useFocusAfterRender } from '../fields/use-focus-after-render.ts'
import { useCvFormContext, useEditForm } from '../form-state/cv-form-context.tsx'
import { showRemovalToast } from '../form-state/removal-toast.tsx'
import { OwnEntryCard } from './own-entry-card.tsx'

type OwnEntriesProps = {
	/** The path of the list, such as `custom.0.items`. */
	path: string
	items: CustomItem[]
}

/** The entries of a section of the person's own. One is open at a time. */
export function OwnEntries({ path, items }: OwnEntriesProps) {
	const wanted = useFocusTarget()?.path ?? ''
	const wantedIndex = wanted.startsWith(`${path}.`) ? Number(wanted.split('.')[3]) : 0
	const [openId, setOpenId] = useState((items[wantedIndex] ?? items[0])?.id ?? null)
	const { anchor, focusSoon } = useFocusAfterRender()
	const change = useChangeEntries(path)
	const focusFields = (id: string) => focusSoon(`[data-own-entry="${id}"] :is(input, textarea)`)

	function show(id: string) {
		setOpenId(id)
		focusFields(id)
	}

	return (
		<div ref={anchor}>
			<h4 className="mb-1.5 text-sm font-semibold">Entries</h4>
			<ol className="m-0 grid list-none gap-2 p-0">
				{items.map((item, index) => (
					<OwnEntryCard
						key={item.id}
						item={item}
						path={`${path}.${index}`}
						index={index}
						count={items.length}
						isOpen={item.id === openId}
						onToggle={() => setOpenId(item.id === openId ? null : item.id)}
						onMove={(by) => change.move(item, { by, count: items.length })}
						onHide={(hides) => change.hide(item, hides)}
						onCopy={() => show(change.copy(item))}
						onRemove={() => {
							change.remove(item)
							focusSoon('[data-add-own]')
						}}
					/>
				))}
			</ol>
			{items.length < maxItems ? (
				<button
					type="button"
					data-add-own
					onClick={() => show(change.add())}
					className="mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold text-accent hover:text-accent-hover"
				>
					<Plus size={16} aria-hidden />
					{items.length === 0 ? 'Add an entry' : 'Add another entry'}
				</button>
			) : null}
		</div>
	)
}

/** Returns the actions on the entries of one section; `add` and `copy` return the id of the new entry. */
function useChangeEntries(path: string) {
	const edit = useEditForm()
	const { store, announce } = useCvFormContext()
	const nameOf = ({ title, organisation }: CustomItem) => title || organisation || 'The entry'

	function editItems(change: (items: CustomItem[]) => CustomItem[]) {
		edit((form) => {
			// The path leads to the items of a section.
			const items = fieldAt(form, path) as CustomItem[]
			return forgetGoneParts(setField(form, path, change(items)))
		})
	}

	return {
		add() {
			const item = newCustomItem(newId())
			editItems((items) => [...items, item])
			announce('Added an entry.')
			return item.id
		},
		copy(item: CustomItem) {
			const id = newId()
			editItems((items) => items.toSpliced(indexOf(items, item) + 1, 0, { ...item, id }))
			announce(`Duplicated ${nameOf(item)}.`)
			return id
		},
		move(item: CustomItem, { by, count }: { by: number; count: number }) {
			const { activeElement } = document
			let place = 0
			flushSync(() =>
				editItems((items) => {
					const from = indexOf(items, item)
					place = Math.min(Math.max(from + by, 0), items.length - 1)
					return items.toSpliced(from, 1).toSpliced(place, 0, item)
				}),
			)
			if (activeElement instanceof HTMLElement) activeElement.focus()
			announce(`${nameOf(item)} is now ${place + 1} of ${count}.`)
		},
		hide(item: CustomItem, hides: boolean) {
			const change = hides ? hidePart : showPart
			edit((form) => change(form, { item: item.id, line: '' }))
			announce(`${nameOf(item)} is ${hides ? 'hidden from' : 'back on'} the page.`)
		},
		remove(item: CustomItem) {
			editItems((items) => items.filter(({ id }) => id !== item.id))
			announce(`Removed ${nameOf(item)}.`)
			showRemovalToast(store, nameOf(item))
		},
	}
}

function indexOf(items: CustomItem[], { id }: CustomItem): number {
	return items.findIndex((item) => item.id === id)
}
