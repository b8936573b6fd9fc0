import { Copy, EllipsisVertical, FolderOpen, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { maxTitleLength } from '#shared/local-cvs/local-cv-record.ts'
import type { ListedCv } from '#shared/local-cvs/local-cvs.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { formatDay } from './continue-local-cv.tsx'

export type ListedCvActions = {
	onOpen?: (cv: ListedCv) => void
	onAskName: (cv: ListedCv) => void
	onDuplicate: (cv: ListedCv) => void
	onDelete: (cv: ListedCv) => void
}

type ListedCvProps = ListedCvActions & { cv: ListedCv }

/** One CV of the list: a press opens it. */
export function ListedCvRow({ cv, onOpen, ...actions }: ListedCvProps) {
	const headline = cv.data?.personalInfo.headline
	const saved = cv.lastSaved ? `Last saved ${formatDay(cv.lastSaved)}` : ''
	return (
		<li className="flex items-center gap-1 border-b border-line">
			<button
				type="button"
				className="min-h-15 min-w-0 flex-1 py-2 text-left hover:text-accent"
				onClick={() => onOpen?.(cv)}
			>
				<span className="block truncate font-semibold">{cv.title}</span>
				<span className="block truncate text-sm text-ink-soft">
					{[headline, saved].filter(Boolean).join(' · ')}
				</span>
			</button>
			<ListedCvMenu cv={cv} {...actions} {...(onOpen ? { onOpen } : {})} />
		</li>
	)
}

/** Shows the menu of actions on a whole CV of this browser. */
export function ListedCvMenu({ cv, onOpen, onAskName, onDuplicate, onDelete }: ListedCvProps) {
	const open = {
		id: 'open',
		label: 'Open',
		icon: FolderOpen,
		onSelect: () => onOpen?.(cv),
	}
	return (
		<Menu
			trigger={
				<button
					type="button"
					aria-label={`More for ${cv.title}`}
					className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-desk-2 hover:text-ink"
				>
					<EllipsisVertical size={18} aria-hidden />
				</button>
			}
			items={[
				...(onOpen ? [open] : []),
				{ id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => onAskName(cv) },
				{ id: 'duplicate', label: 'Duplicate', icon: Copy, onSelect: () => onDuplicate(cv) },
				{ id: 'delete', label: 'Delete', icon: Trash2, onSelect: () => onDelete(cv) },
			]}
		/>
	)
}

type RenameCvProps = {
	cv: ListedCv
	/** Called with the new name, or with `null` to keep the name. */
	onDone: (title: string | null) => void
}

/** Asks for the name of a CV. */
export function RenameCv({ cv, onDone }: RenameCvProps) {
	const [title, setTitle] = useState(cv.title)
	return (
		<form
			className="mt-3 grid gap-2"
			onSubmit={(event) => {
				event.preventDefault()
				onDone(title)
			}}
			onKeyDown={(event) => {
				if (event.key === 'Escape') onDone(null)
			}}
		>
			<TextField
				// The person has just asked to change this very name.
				ref={(input) => {
					if (title === cv.title) input?.focus()
				}}
				label="Name of the CV"
				value={title}
				maxLength={maxTitleLength}
				onChange={({ target }) => setTitle(target.value)}
			/>
			<div className="flex gap-2">
				<Button look="primary" size="small" type="submit">
					Save name
				</Button>
				<Button size="small" onClick={() => onDone(null)}>
					Cancel
				</Button>
			</div>
		</form>
	)
}
