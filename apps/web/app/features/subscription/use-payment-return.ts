import { refreshSubscription } from '@app/contract'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#shared/api/call.ts'
import { useTakeSubscription } from '#shared/plan/use-subscription.ts'

/** The message after the return from the payment service; `null` for none. */
export type PaymentReturn = 'asking' | 'paid' | 'waiting' | 'left' | null

/** The message about a payment holds until the person changes the plan. */
type WayBackSaid = { wayBack: PaymentReturn; forget: () => void }

/**
 * Fetches the subscription when the person returns from the payment service, whose notification may still be under
 * way.
 */
export function usePaymentReturn(): WayBackSaid {
	const [params, setParams] = useSearchParams()
	const [wayBack, setWayBack] = useState<PaymentReturn>(null)
	const take = useTakeSubscription()
	const back = params.get('back')
	useEffect(() => {
		if (back === null) return
		// Said once: a reload asks no more.
		setParams({}, { replace: true })
		if (back === 'left') return setWayBack('left')
		setWayBack('asking')
		call(refreshSubscription, {}).then(
			async (subscription) => {
				await take(subscription)
				setWayBack(resolveOutcome(back, subscription.plan))
			},
			() => setWayBack('waiting'),
		)
	}, [back, setParams, take])
	const forget = useCallback(() => setWayBack(null), [])
	return { wayBack, forget }
}

function resolveOutcome(back: string, plan: 'free' | 'premium'): PaymentReturn {
	if (back !== 'paid') return null
	return plan === 'premium' ? 'paid' : 'waiting'
}
