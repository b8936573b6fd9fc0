import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Select } from '#shared/ui/field.tsx'
import { useMediaQuery } from '#shared/use-media-query.ts'
import type { ApplicationsUrlState, SortField } from '../applications-url-state.ts'
import { isDescendingAtFirst, sortFields } from '../applications-url-state.ts'
import { ApplicationCards } from './application-cards.tsx'
import { ApplicationTable, columnNames } from './application-table.tsx'
import type { ListViewProps } from './list-view-props.ts'
import { sortApplications } from './sort-applications.ts'

type ApplicationListProps = ListViewProps & {
	address: ApplicationsUrlState
	onGo: (changes: Partial<ApplicationsUrlState>) => void
}

/** More rows than these are shown when they are asked for. */
const shownAtFirst = 100

/** Every application with its facts: a table that sorts by each column, cards where there is no room for one. */
export function ApplicationList({ address, onGo, ...shown }: ApplicationListProps) {
	const { applications, stages } = shown
	const { sort, isDescending, stage } = address
	const [most, setMost] = useState(shownAtFirst)
	const isWide = useMediaQuery('(min-width: 768px)')
	const sorted = sortApplications(
		stage === '' ? applications : applications.filter((each) => each.stage === stage),
		{ sort, isDescending, stages },
	)
	const sortBy = (field: SortField) =>
		onGo({
			sort: field,
			isDescending: field === sort ? !isDescending : isDescendingAtFirst(field),
		})
	const part = { ...shown, applications: sorted.slice(0, most) }
	return (
		<>
			<div className="mb-4 flex flex-wrap gap-3">
				<div className="w-full sm:w-56">
					<Select
						aria-label="Filter by stage"
						value={stage}
						onChange={({ target }) => onGo({ stage: target.value })}
					>
						<option value="">All stages</option>
						{stages.order.map((each) => (
							<option key={each} value={each}>
								{stages.nameOf(each)}
							</option>
						))}
					</Select>
				</div>
				{isWide ? null : (
					<div className="w-full sm:w-56">
						<Select
							aria-label="Sort"
							value={sort}
							onChange={({ target }) => {
								const field = sortFields.find((each) => each === target.value) ?? 'changed'
								onGo({ sort: field, isDescending: isDescendingAtFirst(field) })
							}}
						>
							{sortFields.map((field) => (
								<option key={field} value={field}>
									Sort by: {columnNames[field]}
								</option>
							))}
						</Select>
					</div>
				)}
			</div>
			{sorted.length === 0 ? <p className="text-ink-soft">No applications at this stage.</p> : null}
			{sorted.length > 0 && isWide ? (
				<ApplicationTable {...part} sort={sort} isDescending={isDescending} onSort={sortBy} />
			) : null}
			{sorted.length > 0 && !isWide ? <ApplicationCards {...part} /> : null}
			{sorted.length > most ? (
				<Button className="mt-5" onClick={() => setMost(most + shownAtFirst)}>
					Show more
				</Button>
			) : null}
		</>
	)
}
