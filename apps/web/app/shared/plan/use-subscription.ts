import { getSubscription, type Subscription } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#shared/api/call.ts'
import { useSession } from '#shared/session/use-session.ts'

/** Where somebody's plan is kept among what the server has said. */
const subscriptionKey = ['subscription'] as const

/** The plan of whoever is signed in, and how much of it they use. */
export function useSubscription() {
	const { isAuthenticated } = useSession()
	return useQuery({
		queryKey: subscriptionKey,
		queryFn: ({ signal }) => call(getSubscription, { signal }),
		enabled: isAuthenticated,
	})
}

/** Takes a newer answer about the plan, so that every place which names it says the same. */
export function useTakeSubscription(): (subscription: Subscription) => Promise<void> {
	const queryClient = useQueryClient()
	const { setUser } = useSession()
	return useCallback(
		async (subscription) => {
			// An older question may still be on its way, and its answer must not come last.
			await queryClient.cancelQueries({ queryKey: subscriptionKey })
			queryClient.setQueryData(subscriptionKey, subscription)
			setUser({ plan: subscription.plan })
		},
		[queryClient, setUser],
	)
}
