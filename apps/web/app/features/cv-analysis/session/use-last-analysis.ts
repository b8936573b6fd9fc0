import type { GuestSession } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { forgetAnalysis, rememberedAnalysis } from '#shared/guest-session/remembered-analysis.ts'
import { isGone } from './analysis-view.ts'
import type { GuestCalls } from './guest-calls.ts'

/** The last analysis of this browser while the server still has it, otherwise `null`. */
export function useLastAnalysis(calls: GuestCalls): GuestSession | null {
	const [sessionId] = useState(rememberedAnalysis)
	const { data, error } = useQuery({
		queryKey: ['last-guest-analysis', sessionId],
		queryFn: ({ signal }) => calls.getStatus(sessionId ?? '', signal),
		enabled: sessionId !== null,
		retry: false,
		staleTime: 0,
	})
	const isOver = isGone(error)
	useEffect(() => {
		if (isOver && sessionId) forgetAnalysis(sessionId)
	}, [isOver, sessionId])
	return sessionId !== null && data?.session_id === sessionId && !error ? data : null
}
