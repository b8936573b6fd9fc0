import { memo } from 'react'
import { EntryField, type EntryFieldProps } from './entry-field.tsx'
import { LowConfidenceField } from './low-confidence-field.tsx'

/** One field of an item with its place in the grid. Typing in it draws it alone. */
export const EntryFieldCell = memo(function EntryFieldCell(props: EntryFieldProps) {
	const { list, path, id, field, value } = props
	return (
		<div
			data-field={`${path}.${field.name}`}
			className={isFullWidth(field) ? 'min-w-0 sm:col-span-2' : 'min-w-0'}
		>
			<LowConfidenceField
				field={`${list}.${id}.${field.name}`}
				value={value}
				nameOf={field.kind === 'lines' ? lineInWords : undefined}
			>
				<EntryField {...props} />
			</LowConfidenceField>
		</div>
	)
})

/** Returns the name of a line in a list: `line 3`. */
export function lineInWords(_: string, index: number): string {
	return `line ${index + 1}`
}

function isFullWidth(field: EntryFieldProps['field']): boolean {
	return field.isWide === true || field.kind === 'passage' || field.kind === 'lines'
}
