import { addItem, duplicateItem, type ItemOf, moveItem, removeItem } from '@app/cv'
import { ArrowDown, ArrowUp, ChevronRight, CircleHelp, Copy, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { newId } from '#shared/new-id.ts'
import { useCvFormContext, useEditForm } from './cv-form-context.tsx'
import { DoubtedField } from './doubted-field.tsx'
import { useDoubtCount } from './doubts-context.tsx'
import { EntryField } from './entry-field.tsx'
import type { Entry, EntryList } from './entry-lists.ts'
import { IconButton } from './icon-button.tsx'
import { showRemoved } from './show-removed.tsx'

type EntryCardProps = {
	definition: EntryList
	entry: Entry
	index: number
	count: number
	isOpen: boolean
	onToggle: () => void
	onOpen: (id: string) => void
	onFocusAdd: () => void
}

/** One item of a list: its title and tools, and its fields while it is open. */
export function EntryCard(props: EntryCardProps) {
	const { definition, entry, index, isOpen, onToggle } = props
	const { move } = useEntryActions(props)
	const panelId = `entry-${entry.id}`

	function handleKeyDown(event: KeyboardEvent) {
		const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
		if (!isMove || event.defaultPrevented) return
		event.preventDefault()
		move(event.key === 'ArrowUp' ? -1 : 1)
	}

	return (
		<li
			data-entry={entry.id}
			onKeyDown={handleKeyDown}
			className="rounded-panel border border-line bg-paper/60 dark:bg-desk-2/60"
		>
			<div className="flex flex-wrap items-center pr-2 max-sm:pb-1">
				<h3 className="min-w-0 flex-1 max-sm:basis-full">
					<button
						type="button"
						aria-expanded={isOpen}
						aria-controls={panelId}
						onClick={onToggle}
						className="flex min-h-14 w-full items-center gap-2.5 rounded-panel py-2 pr-2 pl-4 text-left"
					>
						<ChevronRight
							size={18}
							aria-hidden
							className={`shrink-0 text-ink-soft transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
						/>
						<EntryTitle definition={definition} entry={entry} />
					</button>
				</h3>
				<EntryTools {...props} />
			</div>
			{isOpen ? (
				<div
					id={panelId}
					className="grid gap-x-4 gap-y-4 border-t border-line p-4 sm:grid-cols-2 sm:p-5"
				>
					{definition.fields.map((field) => (
						<div
							key={field.name}
							data-field={`${definition.list}.${index}.${field.name}`}
							className={isFullWidth(field) ? 'min-w-0 sm:col-span-2' : 'min-w-0'}
						>
							<DoubtedField
								field={`${definition.list}.${entry.id}.${field.name}`}
								value={entry[field.name]}
								nameOf={lineKinds.has(field.kind) ? lineInWords : undefined}
							>
								<EntryField list={definition.list} index={index} entry={entry} field={field} />
							</DoubtedField>
						</div>
					))}
				</div>
			) : null}
		</li>
	)
}

const lineKinds = new Set(['lines', 'notes'])
const wideKinds = new Set(['passage', ...lineKinds])

function lineInWords(_: string, index: number): string {
	return `line ${index + 1}`
}

function isFullWidth(field: EntryList['fields'][number]): boolean {
	return field.isWide === true || wideKinds.has(field.kind)
}

function EntryTitle({ definition, entry }: Pick<EntryCardProps, 'definition' | 'entry'>) {
	const note = definition.noteOf(entry)
	const doubts = useDoubtCount(definition.list, entry.id)
	return (
		<span className="min-w-0">
			<span className="block font-serif text-lg leading-snug font-[560] wrap-anywhere">
				{definition.titleOf(entry) || `New ${definition.noun}`}
			</span>
			{note ? (
				<span className="block font-sans text-sm font-normal tracking-normal text-ink-soft wrap-anywhere">
					{note}
				</span>
			) : null}
			{doubts > 0 ? (
				<span className="mt-0.5 flex items-center gap-1.5 font-sans text-sm font-normal tracking-normal text-amber">
					<CircleHelp size={15} aria-hidden />
					{doubts} to check
				</span>
			) : null}
		</span>
	)
}

function EntryTools(props: EntryCardProps) {
	const { definition, entry, index, count } = props
	const { move, copy, remove } = useEntryActions(props)
	const name = definition.titleOf(entry) || definition.noun
	return (
		<div className="ml-auto flex">
			<IconButton label={`Move ${name} up`} isDisabled={index === 0} onClick={() => move(-1)}>
				<ArrowUp size={18} aria-hidden />
			</IconButton>
			<IconButton
				label={`Move ${name} down`}
				isDisabled={index === count - 1}
				onClick={() => move(1)}
			>
				<ArrowDown size={18} aria-hidden />
			</IconButton>
			<IconButton label={`Duplicate ${name}`} onClick={copy}>
				<Copy size={17} aria-hidden />
			</IconButton>
			<IconButton label={`Remove ${name}`} onClick={remove}>
				<Trash2 size={17} aria-hidden />
			</IconButton>
		</div>
	)
}

function useEntryActions({ definition, entry, index, count, onOpen, onFocusAdd }: EntryCardProps) {
	const edit = useEditForm()
	const { announce } = useCvFormContext()
	const { list, noun } = definition
	const name = definition.titleOf(entry) || noun
	return {
		move(by: number) {
			const place = Math.min(Math.max(index + by, 0), count - 1) + 1
			const focused = document.activeElement
			// React may move the card itself, which takes the focus away from what is in it.
			flushSync(() => edit((form) => moveItem(form, list, { id: entry.id, by })))
			if (focused instanceof HTMLElement) focused.focus()
			announce(`${name} is now ${place} of ${count}.`)
		},
		copy() {
			const id = newId()
			const ids = [id]
			const nextId = () => ids.pop() ?? newId()
			edit((form) => duplicateItem(form, list, { id: entry.id, newId: nextId }))
			onOpen(id)
			announce(`Duplicated ${name}.`)
		},
		remove() {
			edit((form) => removeItem(form, list, entry.id))
			onFocusAdd()
			announce(`Removed ${name}.`)
			const item = entry as unknown as ItemOf<typeof list>
			const restore = () => edit((form) => addItem(form, list, { item: item as never, index }))
			showRemoved(name, restore)
		},
	}
}
