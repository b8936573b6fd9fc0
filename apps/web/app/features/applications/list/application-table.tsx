import type { ApplicationSummary } from '@app/contract/applications'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { formatShortDay } from '#shared/time/format-time-ago.ts'
import type { SortField } from '../applications-url-state.ts'
import { StageSelect } from '../stage-select.tsx'
import type { ListViewProps } from './list-view-props.ts'
import { NextStepCell } from './next-step-cell.tsx'

/** The name of each column. */
export const columnNames: Record<SortField, string> = {
	title: 'Job',
	company: 'Employer',
	stage: 'Stage',
	applied: 'Applied',
	next: 'Next step',
	changed: 'Updated',
}

const columns: { field: SortField; width: string }[] = [
	{ field: 'title', width: 'w-[22%]' },
	{ field: 'company', width: 'w-[21%] min-[1100px]:w-[18%]' },
	{ field: 'stage', width: 'w-40 min-[1100px]:w-48' },
	{ field: 'applied', width: 'w-30 min-[1100px]:w-34' },
	{ field: 'next', width: '' },
	{ field: 'changed', width: 'w-34 max-[1099px]:hidden' },
]

type ApplicationTableProps = ListViewProps & {
	sort: SortField
	isDescending: boolean
	onSort: (field: SortField) => void
}

/** Applications row by row; a press on a column's name sorts by it, another one turns the order round. */
export function ApplicationTable({
	applications,
	sort,
	isDescending,
	onSort,
	...shown
}: ApplicationTableProps) {
	return (
		<div className="overflow-x-auto rounded-panel border border-line bg-paper">
			<table className="w-full table-fixed border-collapse text-sm">
				<caption className="sr-only">Your applications</caption>
				<thead>
					<tr className="border-b border-line text-left">
						{columns.map(({ field, width }) => (
							<SortHead
								key={field}
								field={field}
								width={width}
								isDescending={isDescending}
								onSort={onSort}
								isSorted={field === sort}
							/>
						))}
					</tr>
				</thead>
				<tbody>
					{applications.map((application) => (
						<ApplicationRow key={application.id} application={application} {...shown} />
					))}
				</tbody>
			</table>
		</div>
	)
}

type SortHeadProps = {
	field: SortField
	width: string
	isSorted: boolean
	isDescending: boolean
	onSort: (field: SortField) => void
}

function SortHead({ field, width, isSorted, isDescending, onSort }: SortHeadProps) {
	const Icon = isDescending ? ArrowDown : ArrowUp
	const order = isDescending ? 'descending' : 'ascending'
	return (
		<th scope="col" {...(isSorted ? { 'aria-sort': order } : {})} className={`p-0 ${width}`}>
			<button
				type="button"
				onClick={() => onSort(field)}
				className="flex min-h-11 w-full items-center gap-1.5 px-4 font-semibold text-ink-soft -outline-offset-2 hover:text-ink"
			>
				{columnNames[field]}
				{isSorted ? <Icon size={15} aria-hidden /> : null}
			</button>
		</th>
	)
}

type ApplicationRowProps = Omit<ListViewProps, 'applications'> & { application: ApplicationSummary }

function ApplicationRow({ application, stages, today, hrefOf, onStage }: ApplicationRowProps) {
	const { id, title, company, place, appliedAt, nextStep, updatedAt } = application
	return (
		<tr className="border-b border-line align-top last:border-0 hover:bg-desk">
			<th scope="row" className="px-4 py-3 text-left font-normal">
				<Link
					to={hrefOf(id)}
					preventScrollReset
					className="text-base font-semibold text-ink wrap-anywhere"
				>
					{title}
				</Link>
			</th>
			<td className="px-4 py-3">
				<span className="block wrap-anywhere">{company}</span>
				<span className="block text-ink-soft wrap-anywhere">{place}</span>
			</td>
			<td className="px-3 py-1.5">
				<StageSelect application={application} stages={stages} onStage={onStage} />
			</td>
			<td className="px-4 py-3 whitespace-nowrap text-ink-soft tabular-nums">
				{appliedAt === null ? '' : formatShortDay(appliedAt)}
			</td>
			<td className="px-4 py-3">
				{nextStep === null ? null : <NextStepCell step={nextStep} today={today} />}
			</td>
			<td className="px-4 py-3 whitespace-nowrap text-ink-soft tabular-nums max-[1099px]:hidden">
				{formatShortDay(updatedAt)}
			</td>
		</tr>
	)
}
