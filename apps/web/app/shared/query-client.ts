import { QueryClient } from '@tanstack/react-query'

const freshForMs = 30_000

/** The one store of server state. Failed calls show nothing by themselves: the feature that made one decides. */
export function createQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: { staleTime: freshForMs, retry: 1, refetchOnWindowFocus: false },
			mutations: { retry: false },
		},
	})
}
