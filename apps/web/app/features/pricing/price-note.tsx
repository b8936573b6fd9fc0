import { type Money, premiumPrice } from '@app/contract'
import { useEffect, useState } from 'react'
import { formatPrices } from '#shared/plan/format-usage.ts'

/**
 * Shows the price of Premium in each currency that this site sells it in; only in dollars until the prices have
 * loaded.
 */
export function PriceNote() {
	const [prices, setPrices] = useState<Money[]>([premiumPrice])
	useEffect(() => {
		const asking = new AbortController()
		import('#shared/plan/fetch-prices.ts')
			.then(({ fetchPrices }) => fetchPrices(asking.signal))
			.then(setPrices)
			// The price in dollars is there already, and is always true.
			.catch(() => undefined)
		return () => asking.abort()
	}, [])
	return (
		<p className="mt-4 min-h-[3lh] max-w-[41rem] text-sm text-ink-soft sm:min-h-[2lh]">
			Premium is {formatPrices(prices)} a month.{' '}
			{prices.length === 1
				? 'If your card is in another currency, your bank converts it.'
				: 'Stripe shows you the price in your currency before you pay.'}
		</p>
	)
}
