import { addItem, type ItemOf, type ListName, maxItems, moveItem, newItem } from '@app/cv'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { newId } from '#shared/new-id.ts'
import { Button } from '#shared/ui/button.tsx'
import { useFocusTargetIndex } from '../fields/focus-target.tsx'
import { useFocusAfterRender } from '../fields/use-focus-after-render.ts'
import { useCvForm, useCvFormContext, useEditForm } from '../form-state/cv-form-context.tsx'
import { EntryCard } from './entry-card.tsx'
import { type Entry, type EntryList, entryListNamed } from './entry-lists.ts'
import { JobOrder } from './job-order.tsx'
import { SectionPrompts } from './section-prompts.tsx'

/** A section whose items are cards: jobs, courses, referees. The first one is open. */
export function EntrySection({ name }: { name: EntryList['list'] }) {
	const definition = entryListNamed(name)
	// The definition belongs to this list, so its items are entries.
	const entries = useCvForm((state) => state[name]) as unknown as Entry[]
	const edit = useEditForm()
	const { announce } = useCvFormContext()
	const wantedIndex = useFocusTargetIndex(name)
	const [openId, setOpenId] = useState((entries[wantedIndex] ?? entries[0])?.id ?? null)
	const { anchor, focusSoon } = useFocusAfterRender()

	function handleAdd() {
		const item = newItem(name as ListName, newId()) as ItemOf<ListName>
		edit((form) => addItem(form, name, { item: item as never }))
		setOpenId(item.id)
		focusSoon(`[data-entry="${item.id}"] :is(input, textarea)`)
		announce(`Added ${definition.article} ${definition.noun}.`)
	}

	// The same functions at each drawing, so that cards are drawn only when their own item changes.
	const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? null : id)), [])
	const open = useCallback(
		(id: string) => {
			setOpenId(id)
			focusSoon(`[data-entry="${id}"] :is(input, textarea)`)
		},
		[focusSoon],
	)
	const focusAdd = useCallback(() => focusSoon('[data-add]'), [focusSoon])
	const drag = useDragged(definition)

	return (
		<div ref={anchor}>
			{entries.length === 0 && definition.teaching ? (
				<SectionPrompts {...definition.teaching} />
			) : null}
			{name === 'experience' ? <JobOrder /> : null}
			<ol className="m-0 grid list-none gap-3 p-0">
				{entries.map((entry, index) => (
					<EntryCard
						key={entry.id}
						definition={definition}
						entry={entry}
						index={index}
						count={entries.length}
						isOpen={entry.id === openId}
						onToggle={toggle}
						onOpen={open}
						onFocusAdd={focusAdd}
						onDrag={drag}
					/>
				))}
			</ol>
			{entries.length < maxItems ? (
				<Button
					data-add
					onClick={handleAdd}
					className={`w-full border-dashed !border-line-strong ${entries.length > 0 ? 'mt-3' : ''}`}
				>
					<Plus size={18} aria-hidden />
					Add {entries.length === 0 ? definition.article : 'another'} {definition.noun}
				</Button>
			) : (
				<p className="mt-3 text-sm text-ink-soft">You can add up to {maxItems} of these.</p>
			)}
		</div>
	)
}

/** Puts a dragged item where it was dropped. */
function useDragged(definition: EntryList): (from: number, to: number) => void {
	const { store, announce } = useCvFormContext()
	return useCallback(
		(from, to) => {
			const { list, noun, titleOf } = definition
			const form = store.settle()
			// The definition belongs to this list, so its items are entries.
			const entries = form[list] as unknown as Entry[]
			const entry = entries[from]
			if (entry === undefined) return
			const { [list]: moved } = moveItem(form, list, { id: entry.id, by: to - from })
			store.dispatch({ type: 'update', changes: { [list]: moved }, at: performance.now() })
			announce(`${titleOf(entry) || noun} is now ${to + 1} of ${entries.length}.`)
		},
		[store, definition, announce],
	)
}
