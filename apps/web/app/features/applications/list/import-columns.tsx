import { type TableField, tableFieldSchema } from '@app/contract/applications'
import { SelectField } from '#shared/ui/field.tsx'
import { fieldWords } from './import-labels.ts'

type Column = { heading: string; field: TableField | null }

type ImportColumnsProps = {
	columns: Column[]
	onChange: (fields: (TableField | null)[]) => void
}

/** Shows the field that each column of the file was matched to, so that the person can correct it. */
export function ImportColumns({ columns, onChange }: ImportColumnsProps) {
	const skipped = columns.filter(({ field }) => field === null).length
	return (
		<details className="rounded-panel border border-line px-4 py-2">
			<summary className="min-h-9 cursor-pointer py-1.5 text-sm font-semibold">
				{columns.length - skipped} of {columns.length} columns will be imported
			</summary>
			<div className="grid gap-4 py-3 sm:grid-cols-2 lg:grid-cols-3">
				{columns.map(({ heading, field }, index) => (
					<SelectField
						key={`${index}-${heading}`}
						label={heading || `Column ${index + 1}`}
						value={field ?? ''}
						onChange={({ target }) =>
							onChange(
								columns.map((column, at) =>
									at === index
										? (tableFieldSchema.safeParse(target.value).data ?? null)
										: column.field,
								),
							)
						}
					>
						<option value="">Don’t import</option>
						{tableFieldSchema.options.map((option) => (
							<option key={option} value={option}>
								{fieldWords[option]}
							</option>
						))}
					</SelectField>
				))}
			</div>
		</details>
	)
}
