import {
	type InvalidateOptions,
	type InvalidateQueryFilters,
	type Query,
	QueryClient,
	type QueryKey,
} from '@tanstack/react-query'
import { ApiError } from '#shared/api/api-error.ts'

const freshForMs = 30_000

/** The one store of server state. Failed calls show nothing by themselves: the feature that made one decides. */
export function createQueryClient(): QueryClient {
	return new AskingAnew({
		defaultOptions: {
			queries: { staleTime: freshForMs, retry: isWorthAnother, refetchOnWindowFocus: false },
			mutations: { retry: false },
		},
	})
}

// A refused request would be refused again. A busy server is tried once more: 429 is not counted as a refusal.
function isWorthAnother(failures: number, error: Error): boolean {
	const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429
	return failures === 0 && !isRefused
}

// The library takes the first answer of a question for news also where a change came after the question was asked.
class AskingAnew extends QueryClient {
	override async invalidateQueries<Key extends QueryKey = QueryKey>(
		filters: InvalidateQueryFilters<Key> = {},
		options?: InvalidateOptions,
	): Promise<void> {
		// A query that isn't fetched again here must not be cancelled either.
		const isAskedAgain = filters.type !== 'inactive' && !isLeft(filters.refetchType)
		if (!isAskedAgain) return super.invalidateQueries(filters, options)
		const isFirstAsked = (query: Query) =>
			query.state.data === undefined && query.state.fetchStatus === 'fetching'
		const firstAsked = this.getQueryCache()
			.findAll({ ...filters, type: 'active' })
			.filter(isFirstAsked)
		if (firstAsked.length > 0)
			await Promise.all(firstAsked.map((query) => query.cancel({ revert: true, silent: true })))
		return super.invalidateQueries(filters, options)
	}
}

function isLeft(refetchType: InvalidateQueryFilters['refetchType']): boolean {
	return refetchType === 'none' || refetchType === 'inactive'
}
