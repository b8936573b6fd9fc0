import { type JobWish, jobWishSchema } from '@app/contract'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** The state of the page. It is stored in the address, so that a link or a reload shows the same again. */
export type JobsUrlState = {
	wish: JobWish
	sort: 'relevance' | 'newest'
	/** The jobs of this site, or the jobs that the person added. */
	list: 'open' | 'own'
	jobId: string | null
}

/** Returns the address of this page with some of its state changed; fields that are not given keep their value. */
export function buildJobsHref(address: JobsUrlState, changes: Partial<JobsUrlState> = {}): string {
	const { wish, sort, list, jobId } = { ...address, ...changes }
	const search = toSearchParams(wish)
	if (sort === 'newest') search.set('sort', sort)
	if (list === 'own') search.set('list', list)
	if (jobId !== null) search.set('job', jobId)
	return search.size === 0 ? '/jobs' : `/jobs?${search}`
}

/** Returns a search as query parameters, leaving out filters that are not set. */
function toSearchParams(wish: JobWish): URLSearchParams {
	const said = Object.entries(wish).filter(
		([, value]) => value !== '' && value !== 0 && value !== 'any',
	)
	return new URLSearchParams(said.map(([field, value]) => [field, String(value)]))
}

/** A wish that leaves nothing out. */
export const emptyJobWish = jobWishSchema.parse({})

function toJobQuery(said: Record<string, string>): JobWish {
	const { error } = jobWishSchema.safeParse(said)
	const senseless = new Set(error?.issues.map(({ path }) => path[0]))
	const sense = Object.entries(said).filter(([field]) => !senseless.has(field))
	return jobWishSchema.parse(Object.fromEntries(sense))
}

/**
 * Returns the state in the address of this page, and a function that changes it; values that cannot be read count as
 * absent.
 */
export function useJobsUrlState(): {
	address: JobsUrlState
	go: (changes: Partial<JobsUrlState>) => void
} {
	const [search, setSearch] = useSearchParams()
	const address = useMemo((): JobsUrlState => {
		return {
			wish: toJobQuery(Object.fromEntries(search)),
			sort: search.get('sort') === 'newest' ? 'newest' : 'relevance',
			list: search.get('list') === 'own' ? 'own' : 'open',
			jobId: search.get('job'),
		}
	}, [search])
	const go = useCallback(
		(changes: Partial<JobsUrlState>) => {
			const [, query = ''] = buildJobsHref(address, changes).split('?')
			setSearch(new URLSearchParams(query), { preventScrollReset: true })
		},
		[address, setSearch],
	)
	return { address, go }
}

/** Whether a wish leaves anything out. */
export function isNarrow(wish: JobWish): boolean {
	return toSearchParams(wish).size > 0
}
