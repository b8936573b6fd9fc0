import { Undo2, X } from 'lucide-react'
import { useId } from 'react'
import type { CheckedEntry, CheckedField, CheckedSection } from './checked-fields.ts'
import type { Corrections } from './corrections.ts'
import { FieldRow } from './field-row.tsx'

type FieldHandlers = {
	draft: Corrections
	litId: string | null
	confidenceOf: (field: CheckedField) => number | null
	onWrite: (path: string, text: string) => void
	onTouch: (path: string | null) => void
}

type FieldSectionProps = FieldHandlers & {
	section: CheckedSection
	onToggleEntry: (path: string) => void
}

/** A section of a CV that was read: its entries with their fields. */
export function FieldSection({ section, onToggleEntry, ...handlers }: FieldSectionProps) {
	const titleId = useId()
	return (
		<section aria-labelledby={titleId} className="mt-10">
			<h2 id={titleId} className="border-b border-line pb-2 text-xl">
				{section.title}
			</h2>
			{section.entries.map((entry, index) => (
				<Entry
					key={entry.path ?? index}
					entry={entry}
					name={`${section.title}, ${index + 1} of ${section.entries.length}`}
					onToggle={onToggleEntry}
					{...handlers}
				/>
			))}
		</section>
	)
}

type EntryProps = FieldHandlers & {
	entry: CheckedEntry
	name: string
	onToggle: (path: string) => void
}

function Entry({ entry: { path, fields }, name, onToggle, ...handlers }: EntryProps) {
	if (path === null) return <Fields fields={fields} {...handlers} />
	const isLeftOut = handlers.draft.leftOut.includes(path)
	return (
		<fieldset className="border-b border-line pb-4 last:border-0">
			<legend className="sr-only">{name}</legend>
			{isLeftOut ? (
				<p className="pt-4 text-sm text-ink-soft line-through">
					{fields
						.map(({ text }) => text)
						.filter(Boolean)
						.slice(0, 2)
						.join(', ')}
				</p>
			) : (
				<Fields fields={fields} {...handlers} />
			)}
			<button
				type="button"
				className="mt-2 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink sm:min-h-8"
				onClick={() => onToggle(path)}
			>
				{isLeftOut ? <Undo2 size={15} aria-hidden /> : <X size={15} aria-hidden />}
				{isLeftOut ? 'Include this' : 'Leave this out'}
				<span className="sr-only"> ({name})</span>
			</button>
		</fieldset>
	)
}

function Fields({ fields, draft, litId, ...rest }: FieldHandlers & { fields: CheckedField[] }) {
	const { confidenceOf, onWrite, onTouch } = rest
	return (
		<ul className="m-0 grid list-none gap-x-5 gap-y-3 p-0 pt-4 sm:grid-cols-2">
			{fields.map((field) => (
				<FieldRow
					key={field.path}
					field={field}
					written={draft.texts[field.path]}
					isLit={litId === field.path}
					confidence={confidenceOf(field)}
					onWrite={(text) => onWrite(field.path, text)}
					onTouch={onTouch}
				/>
			))}
		</ul>
	)
}
