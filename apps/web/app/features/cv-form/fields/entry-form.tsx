import { Plus } from 'lucide-react'
import { Fragment, useState } from 'react'
import { OwnSectionFields } from '../own-sections/own-section-fields.tsx'
import type { Entry, EntryList } from '../sections/entry-lists.ts'
import { FoldedTeaching } from '../sections/section-prompts.tsx'
import { EntryFieldCell } from './entry-field-cell.tsx'
import { PrivateNote } from './private-note.tsx'

type EntryFormProps = {
	definition: EntryList
	entry: Entry
	index: number
	onAddRole: () => void
}

/** The fields of an open item. */
export function EntryForm({ definition, entry, index, onAddRole }: EntryFormProps) {
	const { list, fields, teaching } = definition
	// Fixed while the item is open, or the field would move as the person types in it.
	const [isTeaching] = useState(() => isUnwritten(definition, entry))
	const taughtField = teaching?.beside ?? fields[0]?.name
	const isCurrent = entry.current === true
	const employer = list === 'experience' ? String(entry.employer).trim() : ''
	return (
		<div
			id={`entry-${entry.id}`}
			className="grid gap-x-4 gap-y-4 border-t border-line p-4 sm:grid-cols-2 sm:p-5"
		>
			{fields.map((field) => (
				<Fragment key={field.name}>
					{teaching && isTeaching && field.name === taughtField ? (
						<FoldedTeaching {...teaching} />
					) : null}
					<EntryFieldCell
						list={list}
						path={`${list}.${index}`}
						id={entry.id}
						field={field}
						isCurrent={isCurrent}
						value={entry[field.name]}
					/>
				</Fragment>
			))}
			{list === 'custom' ? <OwnSectionFields path={`custom.${index}`} id={entry.id} /> : null}
			<div className="flex min-w-0 flex-wrap items-start gap-x-5 sm:col-span-2">
				<PrivateNote id={entry.id} about={definition.titleOf(entry) || definition.noun} />
				{employer === '' ? null : (
					<button
						type="button"
						onClick={onAddRole}
						className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-left text-sm font-semibold text-accent hover:text-accent-hover"
					>
						<Plus size={16} aria-hidden className="shrink-0" />
						<span className="min-w-0 wrap-anywhere">Another role at {employer}</span>
					</button>
				)}
			</div>
		</div>
	)
}

/** Whether an item says little yet: it has no lines, or where it has none of these, no title or nothing under it. */
function isUnwritten({ fields, titleOf, noteOf }: EntryList, entry: Entry): boolean {
	const field = fields.find(({ kind }) => kind === 'lines')
	if (field === undefined) return titleOf(entry) === '' || noteOf(entry) === ''
	const lines = entry[field.name]
	return !Array.isArray(lines) || lines.every((line) => String(line).trim() === '')
}
