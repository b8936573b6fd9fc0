import { CircleCheck, CircleDashed, CircleHelp, CircleSlash } from 'lucide-react'
import {
	type ExtractedField,
	type ExtractedSection,
	type Sureness,
	sureness,
} from './extracted-fields.ts'

type ExtractedFieldListProps = {
	sections: ExtractedSection[]
	/** The level of each section's heading: one below the heading above the list. */
	heading?: 'h3' | 'h4'
}

/** The fields that were read, section by section, each with how sure the reader is of it. */
export function ExtractedFieldList({ sections, heading: Heading = 'h4' }: ExtractedFieldListProps) {
	return (
		<div className="grid gap-5">
			{sections.map(({ title, entries }, index) => (
				<section key={`${index}-${title}`}>
					<Heading className="mb-1.5 text-xs font-semibold text-ink-soft">{title}</Heading>
					<div className="divide-y divide-line rounded-control border border-line bg-paper">
						{entries.map((fields, entry) => (
							<Entry key={`${entry}-${fields[0]?.value}`} fields={fields} />
						))}
					</div>
				</section>
			))}
		</div>
	)
}

function Entry({ fields }: { fields: ExtractedField[] }) {
	return (
		<dl className="grid gap-y-1 px-4 py-3 text-sm">
			{fields.map((field, index) => (
				<div
					key={`${index}-${field.label}`}
					className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
				>
					<dt
						className={`col-span-2 text-ink-soft sm:col-span-1 ${field.label === '' ? 'sr-only' : ''}`}
					>
						{formatFieldName(field)}
					</dt>
					<dd
						className={`[overflow-wrap:anywhere] ${field.label === '' ? 'sm:col-span-2' : ''} ${field.value === '' ? 'text-ink-soft' : ''}`}
					>
						{field.value === '' ? '—' : field.value}
					</dd>
					<dd>
						<SurenessLabel sureness={sureness(field)} />
					</dd>
				</div>
			))}
		</dl>
	)
}

function formatFieldName({ label }: ExtractedField): string {
	return label === '' ? 'Text' : label
}

const looks: Record<Sureness, { Icon: typeof CircleCheck; word: string; colour: string }> = {
	sure: { Icon: CircleCheck, word: 'Sure', colour: 'text-moss' },
	'fairly sure': { Icon: CircleDashed, word: 'Fairly sure', colour: 'text-ink-soft' },
	unsure: { Icon: CircleHelp, word: 'Unsure', colour: 'text-amber' },
	'not found': { Icon: CircleSlash, word: 'Not found', colour: 'text-brick' },
}

/** How sure the reader is, in a sign and a word. */
export function SurenessLabel({ sureness: how }: { sureness: Sureness }) {
	const { Icon, word, colour } = looks[how]
	return (
		<span className={`inline-flex items-center gap-1.5 text-xs whitespace-nowrap ${colour}`}>
			<Icon size={14} aria-hidden="true" />
			{word}
		</span>
	)
}
