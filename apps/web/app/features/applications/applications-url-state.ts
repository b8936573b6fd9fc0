import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

const views = ['board', 'list', 'calendar', 'insights'] as const
type View = (typeof views)[number]

export const sortFields = ['title', 'company', 'stage', 'applied', 'next', 'changed'] as const
export type SortField = (typeof sortFields)[number]

/** The state of the page. It is stored in the address, so that a link or a reload shows the same again. */
export type ApplicationsUrlState = {
	view: View
	q: string
	/** Only applications in this stage; empty is every stage. Of the list alone. */
	stage: string
	sort: SortField
	isDescending: boolean
	/** The month of the calendar, `YYYY-MM`; `null` is this one. */
	month: string | null
	/** Days one under the other instead of a month. */
	isAgenda: boolean
	/** The application that is open over the page. */
	openId: string | null
	/** Whether the form for another application is open from the start. */
	isAdding: boolean
}

/** Returns the address of this page with some of its state changed; fields that are not given keep their value. */
export function buildApplicationsHref(
	address: ApplicationsUrlState,
	changes: Partial<ApplicationsUrlState> = {},
): string {
	const { view, q, stage, sort, isDescending, month, isAgenda, openId, isAdding } = {
		...address,
		...changes,
	}
	const search = new URLSearchParams()
	if (view !== 'board') search.set('view', view)
	if (q !== '') search.set('q', q)
	if (stage !== '') search.set('stage', stage)
	if (sort !== 'changed') search.set('sort', sort)
	if (isDescending !== isDescendingAtFirst(sort)) search.set('order', isDescending ? 'down' : 'up')
	if (month !== null) search.set('month', month)
	if (isAgenda) search.set('days', 'agenda')
	if (openId !== null) search.set('open', openId)
	if (isAdding) search.set('add', 'job')
	return search.size === 0 ? '/applications' : `/applications?${search}`
}

/** Reads the state of the page from the query of its address; values that cannot be read count as absent. */
export function readApplicationsUrl(search: URLSearchParams): ApplicationsUrlState {
	const month = search.get('month')
	const sort = sortFields.find((field) => field === search.get('sort')) ?? 'changed'
	const order = search.get('order')
	return {
		view: views.find((view) => view === search.get('view')) ?? 'board',
		q: (search.get('q') ?? '').slice(0, 200),
		stage: search.get('stage') ?? '',
		sort,
		isDescending: order === null ? isDescendingAtFirst(sort) : order === 'down',
		month: month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
		isAgenda: search.get('days') === 'agenda',
		openId: search.get('open'),
		isAdding: search.get('add') === 'job',
	}
}

/** Of dates the latest are wanted first, of names the first of the alphabet. */
export function isDescendingAtFirst(sort: SortField): boolean {
	return sort === 'changed' || sort === 'applied'
}

type Going = { replace?: boolean }

/** Returns the state in the address of this page, and a function that changes it. */
export function useApplicationsUrlState(): {
	address: ApplicationsUrlState
	go: (changes: Partial<ApplicationsUrlState>, going?: Going) => void
} {
	const [search, setSearch] = useSearchParams()
	const address = useMemo(() => readApplicationsUrl(search), [search])
	const go = useCallback(
		(changes: Partial<ApplicationsUrlState>, { replace = false }: Going = {}) =>
			setSearch(
				(before) => {
					const [, query = ''] = buildApplicationsHref(readApplicationsUrl(before), changes).split(
						'?',
					)
					return new URLSearchParams(query)
				},
				{ replace, preventScrollReset: true },
			),
		[setSearch],
	)
	return { address, go }
}
