import { type Money, premiumPrice, type Subscription } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { fetchPrices } from '#shared/plan/fetch-prices.ts'

/**
 * Returns the price of Premium in each currency that it is sold in; only in dollars until the prices have loaded, and
 * where payment is not set up.
 */
export function usePrices({ isSetUp }: Subscription): readonly Money[] {
	const { data } = useQuery({
		queryKey: ['prices'],
		queryFn: ({ signal }) => fetchPrices(signal),
		enabled: isSetUp,
	})
	return data ?? [premiumPrice]
}
