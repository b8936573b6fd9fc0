import { isItemHidden } from '@app/cv'
import {
	ArrowDown,
	ArrowUp,
	ChevronRight,
	CircleHelp,
	Copy,
	Eye,
	EyeOff,
	Trash2,
} from 'lucide-react'
import { type KeyboardEvent, memo, type RefObject, useRef } from 'react'
import { DragHandle, DropLine, draggedClass } from '#shared/reorder/drag-handle.tsx'
import { useDragItem } from '#shared/reorder/use-drag-item.ts'
import { EntryForm } from '../fields/entry-form.tsx'
import { IconButton } from '../fields/icon-button.tsx'
import { useCvForm } from '../form-state/cv-form-context.tsx'
import { useLowConfidenceCount } from '../form-state/low-confidence-context.tsx'
import { type EntryPlace, useEntryActions } from '../form-state/use-entry-actions.ts'

type EntryCardProps = EntryPlace & {
	isOpen: boolean
	onToggle: (id: string) => void
	onOpen: (id: string) => void
	onFocusAdd: () => void
	/** An item was dragged to another place. */
	onDrag: (from: number, to: number) => void
}

/** One item of a list: its title and tools, and its fields while it is open. Typing in another one leaves it alone. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
	const { definition, entry, index, count, isOpen, onToggle, onDrag } = props
	const actions = useEntryActions(props, props)
	const isHidden = useCvForm((form) => isItemHidden(form, entry.id))
	const latest = useRef(actions)
	latest.current = actions
	const { item, handle, edge, isDragged } = useDragItem<HTMLLIElement>({
		list: definition.list,
		index,
		onMove: onDrag,
	})

	function handleKeyDown(event: KeyboardEvent) {
		const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
		// There these keys open the list of the select.
		const isForSelect = event.target instanceof HTMLSelectElement
		if (!isMove || isForSelect || event.defaultPrevented) return
		event.preventDefault()
		actions.move(event.key === 'ArrowUp' ? -1 : 1)
	}

	return (
		<li
			ref={item}
			data-entry={entry.id}
			onKeyDown={handleKeyDown}
			className={`relative rounded-panel border border-line bg-paper/60 dark:bg-desk-2/60 ${isDragged ? draggedClass : ''}`}
		>
			<DropLine edge={edge} />
			<div data-drag-image className="flex flex-wrap items-center pr-2 max-sm:pb-1">
				<span className={count > 1 ? 'pl-1.5 max-sm:order-1' : 'hidden'}>
					<DragHandle handle={handle} />
				</span>
				<h3 className="min-w-0 flex-1 max-sm:basis-full">
					<button
						type="button"
						aria-expanded={isOpen}
						aria-controls={`entry-${entry.id}`}
						onClick={() => onToggle(entry.id)}
						className={`flex min-h-14 w-full items-center gap-2.5 rounded-panel py-2 pr-2 text-left max-sm:pl-4 ${count > 1 ? 'pl-1' : 'pl-4'}`}
					>
						<ChevronRight
							size={18}
							aria-hidden
							className={`shrink-0 text-ink-soft transition-transform duration-150 motion-reduce:transition-none ${isOpen ? 'rotate-90' : ''}`}
						/>
						<EntryTitle
							list={definition.list}
							id={entry.id}
							title={definition.titleOf(entry) || `New ${definition.noun}`}
							note={definition.noteOf(entry)}
							isHidden={isHidden}
						/>
					</button>
				</h3>
				<EntryTools
					name={actions.name}
					isFirst={index === 0}
					isLast={index === count - 1}
					isHidden={isHidden}
					latest={latest}
				/>
			</div>
			{isOpen ? (
				<EntryForm
					definition={definition}
					entry={entry}
					index={index}
					onAddRole={actions.addRole}
				/>
			) : null}
		</li>
	)
})

type EntryTitleProps = {
	list: string
	id: string
	title: string
	note: string
	isHidden: boolean
}

const EntryTitle = memo(function EntryTitle(props: EntryTitleProps) {
	const { list, id, title, note, isHidden } = props
	const doubts = useLowConfidenceCount(list, id)
	return (
		<span className="min-w-0">
			<span
				className={`block font-serif text-lg leading-snug font-[560] wrap-anywhere ${isHidden ? 'text-ink-soft' : ''}`}
			>
				{title}
			</span>
			{note ? (
				<span className="block font-sans text-sm font-normal tracking-normal text-ink-soft wrap-anywhere">
					{note}
				</span>
			) : null}
			{isHidden ? (
				<span className="mt-0.5 flex items-center gap-1.5 font-sans text-sm font-normal tracking-normal text-amber">
					<EyeOff size={15} aria-hidden />
					Hidden from the page
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
})

type EntryToolsProps = {
	name: string
	isFirst: boolean
	isLast: boolean
	isHidden: boolean
	/** The actions of the item, current at the time of a press. */
	latest: RefObject<ReturnType<typeof useEntryActions>>
}

const EntryTools = memo(function EntryTools(props: EntryToolsProps) {
	const { name, isFirst, isLast, isHidden, latest } = props
	const move = (by: number) => latest.current.move(by)
	return (
		<div className="ml-auto flex max-sm:order-2">
			<IconButton label={`Move ${name} up`} isDisabled={isFirst} onClick={() => move(-1)}>
				<ArrowUp size={18} aria-hidden />
			</IconButton>
			<IconButton label={`Move ${name} down`} isDisabled={isLast} onClick={() => move(1)}>
				<ArrowDown size={18} aria-hidden />
			</IconButton>
			<IconButton
				label={isHidden ? `Show ${name} on the page` : `Hide ${name} from the page`}
				onClick={() => latest.current.hide(!isHidden)}
			>
				{isHidden ? <EyeOff size={17} aria-hidden /> : <Eye size={17} aria-hidden />}
			</IconButton>
			<IconButton label={`Duplicate ${name}`} onClick={() => latest.current.copy()}>
				<Copy size={17} aria-hidden />
			</IconButton>
			<IconButton label={`Remove ${name}`} onClick={() => latest.current.remove()}>
				<Trash2 size={17} aria-hidden />
			</IconButton>
		</div>
	)
})
