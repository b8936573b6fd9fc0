import type { TableField } from '@app/contract/applications'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { toast } from '#shared/ui/toast.ts'
import { ownTimeZone } from '../calendar/calendar-days.ts'
import {
	type TableToRead,
	useTableImport,
	useTablePreview,
} from '../import-export-and-reminders.ts'
import type { Stages } from '../stage-names.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportPreview } from './import-preview.tsx'

type ImportDialogProps = { stages: Stages; onClose: () => void }

const orders = [
	{ value: 'day_first', label: '03/04 is 3 April' },
	{ value: 'month_first', label: '03/04 is 4 March' },
] as const

/** Imports applications from a CSV file: first shows which rows it would add and leave out, then adds them. */
export function ImportDialog({ stages, onClose }: ImportDialogProps) {
	const [table, setTable] = useState<TableToRead | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const preview = useTablePreview(table)
	const bringIn = useTableImport()

	async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
		const file = target.files?.[0]
		target.value = ''
		if (!file) return
		setProblem(null)
		try {
			setTable({ text: await readText(file), timeZone: ownTimeZone() })
		} catch {
			setProblem('We couldn’t read this file. Try another one.')
		}
	}

	function handleBringIn() {
		if (table === null) return
		bringIn.mutate(table, {
			onSuccess: ({ made, leftOut }) => {
				const left = leftOut === 0 ? '' : ` ${leftOut} left out.`
				toast.success(`${made} imported.${left}`)
				onClose()
			},
		})
	}

	const { data } = preview
	const made = data?.rows.filter(({ leftOut }) => leftOut === null).length ?? 0
	const isTooMany = data !== undefined && made > data.room
	return (
		<Dialog size="wide" title="Import a CSV file" onClose={onClose}>
			<div className="grid gap-6 p-5 sm:p-7">
				<p className="max-w-[40rem] text-ink-soft">
					Choose a CSV file from a spreadsheet or another tracker. You’ll see the result before
					anything is saved.
				</p>
				<FileButton isAgain={table !== null} onChange={(event) => void handleFile(event)} />
				<FormProblem
					problem={problem ?? preview.error?.message ?? bringIn.error?.message ?? null}
				/>
				{table !== null && preview.isPending ? <Spinner label="Reading the file" /> : null}
				{data && table ? (
					<>
						{data.areDatesAmbiguous ? (
							<SegmentedControl
								legend="Date format"
								choices={orders}
								value={table.dates ?? 'day_first'}
								onChange={(dates) => setTable({ ...table, dates })}
							/>
						) : null}
						<ImportColumns
							columns={data.columns}
							onChange={(columns: (TableField | null)[]) => setTable({ ...table, columns })}
						/>
						<ImportPreview rows={data.rows} stages={stages} rowsBeyond={data.rowsBeyond} />
						{isTooMany ? (
							<FormProblem
								problem={`You have room for ${data.room} more. Delete some, or import a smaller file.`}
							/>
						) : null}
						<div className="flex flex-wrap gap-3">
							<Button
								look="primary"
								disabled={made === 0 || isTooMany || bringIn.isPending || preview.isFetching}
								onClick={handleBringIn}
							>
								{bringIn.isPending ? 'Importing…' : bringInLabel(made)}
							</Button>
							<Button onClick={onClose}>Cancel</Button>
						</div>
					</>
				) : null}
			</div>
		</Dialog>
	)
}

function bringInLabel(count: number): string {
	return count === 1 ? 'Import one application' : `Import ${count} applications`
}

type FileButtonProps = {
	isAgain: boolean
	onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function FileButton({ isAgain, onChange }: FileButtonProps) {
	const id = useId()
	return (
		<label
			htmlFor={id}
			className={`${buttonClass(isAgain ? 'quiet' : 'primary')} cursor-pointer justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
		>
			<FileUp size={18} aria-hidden />
			{isAgain ? 'Choose another file' : 'Choose a CSV file'}
			<input
				id={id}
				type="file"
				accept=".csv,.tsv,.txt,text/csv"
				onChange={onChange}
				className="sr-only"
			/>
		</label>
	)
}

/** The words of a file: of spreadsheets that do not save as UTF-8, too. */
async function readText(file: File): Promise<string> {
	const bytes = await file.arrayBuffer()
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder('windows-1252').decode(bytes)
	}
}
