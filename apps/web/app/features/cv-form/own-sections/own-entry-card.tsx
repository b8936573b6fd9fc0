import { type CustomItem, formatDateRange, isItemHidden } from '@app/cv'
import { ArrowDown, ArrowUp, ChevronRight, Copy, Eye, EyeOff, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { EntryFieldCell } from '../fields/entry-field-cell.tsx'
import { IconButton } from '../fields/icon-button.tsx'
import { useCvForm } from '../form-state/cv-form-context.tsx'
import { type EntryField, fromTo, inOneLine } from '../sections/entry-definition.ts'

type OwnEntryCardProps = {
	item: CustomItem
	/** The path of the entry, such as `custom.0.items.1`. */
	path: string
	index: number
	count: number
	isOpen: boolean
	onToggle: () => void
	onMove: (by: number) => void
	onHide: (hides: boolean) => void
	onCopy: () => void
	onRemove: () => void
}

const fields: readonly (EntryField & { name: keyof CustomItem })[] = [
	{ name: 'title', label: 'Title', kind: 'line' },
	{ name: 'organisation', label: 'Organisation', kind: 'line' },
	{ name: 'location', label: 'Location', kind: 'line' },
	{ name: 'url', label: 'Link', kind: 'url' },
	...fromTo,
	{ name: 'text', label: 'Description', kind: 'passage' },
	{ name: 'achievements', label: 'Bullets', kind: 'lines', lineName: 'Bullet' },
]

/** One entry of a section of the person's own: its title and tools, and its fields while it is open. */
export function OwnEntryCard(props: OwnEntryCardProps) {
	const { item, path, isOpen, onMove } = props

	function handleKeyDown(event: KeyboardEvent) {
		const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
		if (by === undefined || !event.altKey || event.defaultPrevented) return
		event.preventDefault()
		onMove(by)
	}

	return (
		<li
			data-own-entry={item.id}
			onKeyDown={handleKeyDown}
			className="rounded-control border border-line bg-paper"
		>
			<EntryHead {...props} />
			{isOpen ? (
				<div
					id={`own-entry-${item.id}`}
					className="grid gap-4 border-t border-line p-3 sm:grid-cols-2 sm:p-4"
				>
					{fields.map((field) => (
						<EntryFieldCell
							key={field.name}
							list="custom"
							path={path}
							id={item.id}
							field={field}
							isCurrent={item.current}
							value={item[field.name]}
						/>
					))}
				</div>
			) : null}
		</li>
	)
}

function EntryHead(props: OwnEntryCardProps) {
	const { item, index, count, isOpen, onToggle, onMove, onHide, onCopy, onRemove } = props
	const isHidden = useCvForm((form) => isItemHidden(form, item.id))
	const name = item.title || item.organisation || `Entry ${index + 1}`
	const note = inOneLine(item.title === '' ? '' : item.organisation, formatDateRange(item))
	return (
		<div className="flex flex-wrap items-center pr-1">
			<h5 className="min-w-0 flex-1 max-sm:basis-full">
				<button
					type="button"
					aria-expanded={isOpen}
					aria-controls={`own-entry-${item.id}`}
					onClick={onToggle}
					className="flex min-h-12 w-full items-center gap-2 rounded-control py-1.5 pr-2 pl-3 text-left"
				>
					<ChevronRight
						size={16}
						aria-hidden
						className={`shrink-0 text-ink-soft transition-transform duration-150 motion-reduce:transition-none ${isOpen ? 'rotate-90' : ''}`}
					/>
					<span className="min-w-0 font-sans text-[0.95rem] tracking-normal wrap-anywhere">
						<span className={`block font-semibold ${isHidden ? 'text-ink-soft' : ''}`}>{name}</span>
						{note ? <span className="block text-sm font-normal text-ink-soft">{note}</span> : null}
						{isHidden ? (
							<span className="flex items-center gap-1.5 text-sm font-normal text-amber">
								<EyeOff size={14} aria-hidden />
								Hidden from the page
							</span>
						) : null}
					</span>
				</button>
			</h5>
			<div className="ml-auto flex">
				<IconButton label={`Move ${name} up`} isDisabled={index === 0} onClick={() => onMove(-1)}>
					<ArrowUp size={17} aria-hidden />
				</IconButton>
				<IconButton
					label={`Move ${name} down`}
					isDisabled={index === count - 1}
					onClick={() => onMove(1)}
				>
					<ArrowDown size={17} aria-hidden />
				</IconButton>
				<IconButton
					label={isHidden ? `Show ${name} on the page` : `Hide ${name} from the page`}
					onClick={() => onHide(!isHidden)}
				>
					{isHidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
				</IconButton>
				<IconButton label={`Duplicate ${name}`} onClick={onCopy}>
					<Copy size={16} aria-hidden />
				</IconButton>
				<IconButton label={`Remove ${name}`} onClick={onRemove}>
					<Trash2 size={16} aria-hidden />
				</IconButton>
			</div>
		</div>
	)
}
