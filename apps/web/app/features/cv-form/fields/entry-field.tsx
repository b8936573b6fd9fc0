import { forgetGoneParts, maxLineLength, maxPassageLength, setField } from '@app/cv'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import { MarkedTextArea } from '../marks/marked-text-area.tsx'
import type { EntryField as FieldDefinition } from '../sections/entry-definition.ts'
import type { EntryList } from '../sections/entry-lists.ts'
import { WordingHelp } from '../suggestions/wording-help.tsx'
import { DateField } from './date-field.tsx'
import { LineListField } from './line-list-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { useHiddenLines } from './use-hidden-lines.ts'
import { useUncontrolledField } from './use-uncontrolled-field.ts'

const levels: [value: string, label: string][] = [
	['', 'Not stated'],
	['native', 'Native'],
	['C2', 'C2: like a native speaker'],
	['C1', 'C1: fluent at work'],
	['B2', 'B2: confident'],
	['B1', 'B1: everyday conversation'],
	['A2', 'A2: basic sentences'],
	['A1', 'A1: a few words'],
]

export type EntryFieldProps = {
	list: EntryList['list']
	/** The path of the item, such as `experience.0` or `custom.0.items.1`. */
	path: string
	/** The item's id. */
	id: string
	field: FieldDefinition
	value: unknown
	/** Whether the item goes on. */
	isCurrent: boolean
}

/** The control for one field of one item. */
export function EntryField(props: EntryFieldProps) {
	const { kind } = props.field
	if (kind === 'date' || kind === 'end') return <EntryDate {...props} />
	if (kind === 'lines') return <EntryLines {...props} />
	if (kind === 'level') return <EntryLevel {...props} />
	return <EntryText {...props} />
}

function useEntryField({ list, path, id, field }: EntryFieldProps) {
	const edit = useEditForm()
	const key = `${id}.${field.name}`
	const error = useCvForm((state) => state.errors[list]?.[key])
	const { label, help } = field
	return {
		text: { label, help, error },
		onEdit: (value: unknown) =>
			edit(
				(form) => forgetGoneParts(setField(form, `${path}.${field.name}`, value)),
				`${list}.${key}`,
			),
	}
}

function EntryText(props: EntryFieldProps) {
	const { text, onEdit } = useEntryField(props)
	const { kind } = props.field
	const value = String(props.value)
	const field = { ...text, value, onEdit }
	if (kind === 'phone')
		return <PhoneField {...text} autoComplete="off" value={value} onChange={onEdit} />
	if (kind === 'passage') return <EntryPassage {...field} />
	return <EntryLine {...field} type={kind === 'email' || kind === 'url' ? kind : 'text'} />
}

type EntryPassageProps = ReturnType<typeof useEntryField>['text'] & {
	value: string
	onEdit: (value: string) => void
}

function EntryPassage({ value, onEdit, ...text }: EntryPassageProps) {
	const typed = useUncontrolledField<HTMLTextAreaElement>(value, onEdit)
	return <MarkedTextArea {...text} {...typed} rows={2} maxLength={maxPassageLength} />
}

function EntryLine({ value, onEdit, ...text }: EntryPassageProps & { type: string }) {
	const typed = useUncontrolledField<HTMLInputElement>(value, onEdit)
	return <TextField {...text} {...typed} autoComplete="off" maxLength={maxLineLength} />
}

function EntryDate({ list, path, id, field, value, isCurrent }: EntryFieldProps) {
	return (
		<DateField
			place={{ list, path, id, name: field.name }}
			date={String(value)}
			isPresent={field.kind === 'end' && isCurrent}
			allowsPresent={field.kind === 'end'}
			label={field.label}
			help={field.help}
		/>
	)
}

const linesOfWork = new Set<EntryList['list']>(['experience', 'volunteering', 'projects'])

function EntryLines(props: EntryFieldProps) {
	const { text, onEdit } = useEntryField(props)
	const lines = props.value as string[]
	const hiding = useHiddenLines(props.id, lines)
	return (
		<>
			<LineListField
				{...text}
				lineName={props.field.lineName ?? 'Line'}
				lines={lines}
				onChange={onEdit}
				hiding={hiding}
			/>
			{linesOfWork.has(props.list) ? (
				<WordingHelp
					lines={hiding.pickShown(lines)}
					itemId={props.id}
					current={props.isCurrent}
					onChange={(worded) => onEdit(hiding.withHidden(worded))}
				/>
			) : null}
		</>
	)
}

function EntryLevel(props: EntryFieldProps) {
	const { text, onEdit } = useEntryField(props)
	return (
		<SelectField
			{...text}
			value={String(props.value)}
			onChange={(event) => onEdit(event.target.value)}
		>
			{levels.map(([level, label]) => (
				<option key={level} value={level}>
					{label}
				</option>
			))}
		</SelectField>
	)
}
