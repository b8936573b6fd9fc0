import type { GuestSession } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { analysisKey } from '#shared/guest-session/remembered-analysis.ts'
import { wait } from '#shared/wait.ts'
import type { Followed } from './analysis-view.ts'
import { type AnalysisProgress, followAnalysis, toProgress } from './follow-analysis.ts'
import type { GuestCalls } from './guest-calls.ts'

type Following = Omit<Followed, 'fileName'> & {
	/** Asks on after patience ended or a call failed. */
	followOn: () => void
	/** Shows the response of an upload until the first poll returns. */
	begin: (session: GuestSession) => void
	/** Stops polling and drops the cached state of the analysis. */
	drop: (sessionId: string) => Promise<void>
}

/** Follows the analysis with this id until its results are there; `null` follows nothing. */
export function useFollowAnalysis(sessionId: string | null, calls: GuestCalls): Following {
	const queryClient = useQueryClient()
	const [seen, setSeen] = useState<{ sessionId: string; progress: AnalysisProgress } | null>(null)
	const query = useQuery({
		queryKey: analysisKey(sessionId),
		queryFn: ({ signal }) => {
			const id = sessionId ?? ''
			return followAnalysis(id, {
				getStatus: () => calls.getStatus(id, signal),
				getResults: () => calls.getResults(id, signal),
				wait: (ms) => wait(ms, signal),
				onProgress: (progress) => setSeen({ sessionId: id, progress }),
			})
		},
		enabled: sessionId !== null,
		// Following is its own retry, also while the browser says that it is offline.
		retry: false,
		networkMode: 'always',
		staleTime: Number.POSITIVE_INFINITY,
	})
	const drop = useCallback(
		async (id: string) => {
			const filter = { queryKey: analysisKey(id) }
			await queryClient.cancelQueries(filter)
			queryClient.removeQueries(filter)
		},
		[queryClient],
	)
	return {
		sessionId,
		isAsking: query.isFetching,
		progress: seen?.sessionId === sessionId ? seen.progress : null,
		outcome: query.data ?? null,
		error: query.isFetching ? null : query.error,
		followOn: () => void query.refetch(),
		begin: (session) => setSeen({ sessionId: session.session_id, progress: toProgress(session) }),
		drop,
	}
}
