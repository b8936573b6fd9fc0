import {
	cancelSubscription,
	openPaymentPortal,
	resumeSubscription,
	startCheckout,
} from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { useTakeSubscription } from '#shared/plan/use-subscription.ts'
import { toast } from '#shared/ui/toast.ts'

/** All that can be done about a plan. Paying itself happens on pages of the payment service, to which `onLeave` leads. */
export function usePlanActions(onLeave: (url: string) => void) {
	const take = useTakeSubscription()
	const onError = (error: Error) => toast.error(error.message)
	// The page stays busy until the browser has left it.
	const leave = ({ url }: { url: string }) => onLeave(url)
	return {
		buy: useMutation({ mutationFn: () => call(startCheckout, {}), onSuccess: leave, onError }),
		openPortal: useMutation({
			mutationFn: (wish: 'card' | 'everything') => call(openPaymentPortal, { body: { wish } }),
			onSuccess: leave,
			onError,
		}),
		cancel: useMutation({
			mutationFn: () => call(cancelSubscription, {}),
			onSuccess: async (subscription) => {
				await take(subscription)
				toast.success('Premium cancelled.')
			},
			onError,
		}),
		resume: useMutation({
			mutationFn: () => call(resumeSubscription, {}),
			onSuccess: async (subscription) => {
				await take(subscription)
				toast.success('You’re keeping Premium.')
			},
			onError,
		}),
	}
}
