import { Plus } from 'lucide-react'
import { memo } from 'react'
import type { Entry, EntryList } from '../sections/entry-lists.ts'
import { EntryField, type EntryFieldProps } from './entry-field.tsx'
import { LowConfidenceField } from './low-confidence-field.tsx'
import { PrivateNote } from './private-note.tsx'

type EntryFieldsProps = {
	definition: EntryList
	entry: Entry
	index: number
	onAddRole: () => void
}

/** The fields of an open item. */
export function EntryFields({ definition, entry, index, onAddRole }: EntryFieldsProps) {
	const { list, fields } = definition
	const isCurrent = entry.current === true
	const employer = list === 'experience' ? String(entry.employer).trim() : ''
	return (
		<div
			id={`entry-${entry.id}`}
			className="grid gap-x-4 gap-y-4 border-t border-line p-4 sm:grid-cols-2 sm:p-5"
		>
			{fields.map((field) => (
				<FieldOfEntry
					key={field.name}
					list={list}
					index={index}
					id={entry.id}
					field={field}
					isCurrent={isCurrent}
					value={entry[field.name]}
				/>
			))}
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

// Typing in one field draws that field alone.
const FieldOfEntry = memo(function FieldOfEntry(props: EntryFieldProps) {
	const { list, index, id, field, value } = props
	return (
		<div
			data-field={`${list}.${index}.${field.name}`}
			className={isFullWidth(field) ? 'min-w-0 sm:col-span-2' : 'min-w-0'}
		>
			<LowConfidenceField
				field={`${list}.${id}.${field.name}`}
				value={value}
				nameOf={lineKinds.has(field.kind) ? lineInWords : undefined}
			>
				<EntryField {...props} />
			</LowConfidenceField>
		</div>
	)
})

const lineKinds = new Set(['lines', 'notes'])
const wideKinds = new Set(['passage', ...lineKinds])

function lineInWords(_: string, index: number): string {
	return `line ${index + 1}`
}

function isFullWidth(field: EntryList['fields'][number]): boolean {
	return field.isWide === true || wideKinds.has(field.kind)
}
