import { type Money, premiumPrice, type Subscription } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { fetchPrices } from '#shared/plan/fetch-prices.ts'

/** What Premium costs in each currency it is sold in; only in dollars until that is known, and where nothing is sold. */
export function usePrices({ isSetUp }: Subscription): readonly Money[] {
	const { data } = useQuery({
		queryKey: ['prices'],
		queryFn: ({ signal }) => fetchPrices(signal),
		enabled: isSetUp,
	})
	return data ?? [premiumPrice]
}
