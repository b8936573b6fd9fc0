import { type JobWish, jobWishSchema } from '@app/contract'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** What the page shows, as its address says it, so that it can be sent, kept and reloaded. */
export type JobsUrlState = {
	wish: JobWish
	sort: 'relevance' | 'newest'
	/** The jobs of this site, or those that the person added. */
	list: 'open' | 'own'
	jobId: string | null
}

/** The address of this page that shows something else; what is absent stays as it is. */
export function buildJobsHref(address: JobsUrlState, changes: Partial<JobsUrlState> = {}): string {
	const { wish, sort, list, jobId } = { ...address, ...changes }
	const search = toSearchParams(wish)
	if (sort === 'newest') search.set('sort', sort)
	if (list === 'own') search.set('list', list)
	if (jobId !== null) search.set('job', jobId)
	return search.size === 0 ? '/jobs' : `/jobs?${search}`
}

/** A wish as an address says it: only what is wished for. */
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

/** What the address of this page says; parts that make no sense count as absent. */
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
