import { getSubscription, type Subscription } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#shared/api/call.ts'
import { useSession } from '#shared/session/use-session.ts'

/** The query key of the signed-in user's subscription. */
const subscriptionKey = ['subscription'] as const

/** Fetches the plan of the signed-in user, and how much of it they use. */
export function useSubscription() {
	const { isAuthenticated } = useSession()
	return useQuery({
		queryKey: subscriptionKey,
		queryFn: ({ signal }) => call(getSubscription, { signal }),
		enabled: isAuthenticated,
	})
}

/**
 * Returns a function that stores a newer answer about the plan, so that every screen that names the plan says the
 * same.
 */
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
