import type { ApplicationSummary } from '@app/contract/applications'
import type { SortField } from '../applications-url-state.ts'
import type { Stages } from '../stage-names.ts'

type Order = { sort: SortField; isDescending: boolean; stages: Stages }

/**
 * Returns the applications sorted by a column of the list; those without a value there come last in either direction.
 */
export function sortApplications(
	applications: readonly ApplicationSummary[],
	{ sort, isDescending, stages }: Order,
): ApplicationSummary[] {
	const keyOf = keys[sort]
	return applications.toSorted((a, b) => {
		const [first, second] = [keyOf(a, stages), keyOf(b, stages)]
		if (first === null || second === null) return Number(first === null) - Number(second === null)
		const order = compare(first, second)
		return isDescending ? -order : order
	})
}

type Key = string | number | null

const words = (text: string): Key => (text === '' ? null : text)

const keys: Record<SortField, (application: ApplicationSummary, stages: Stages) => Key> = {
	title: ({ title }) => words(title),
	company: ({ company }) => words(company),
	stage: ({ stage }, stages) => stages.order.indexOf(stage),
	applied: ({ appliedAt }) => appliedAt,
	next: ({ nextStep }) => (nextStep === null ? null : `${nextStep.on} ${nextStep.time ?? ''}`),
	changed: ({ updatedAt }) => updatedAt,
}

const inWords = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

function compare(a: string | number, b: string | number): number {
	if (typeof a === 'number' && typeof b === 'number') return a - b
	return inWords.compare(String(a), String(b))
}
