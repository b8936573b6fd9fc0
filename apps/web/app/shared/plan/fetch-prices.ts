import { listPrices, type Money } from '@app/contract'
import { call } from '#shared/api/call.ts'

/** What Premium costs a month in each currency it is sold in, US dollars first. Throws where the server gives no answer. */
export async function fetchPrices(signal: AbortSignal): Promise<Money[]> {
	return (await call(listPrices, { signal })).prices
}
