import { listPrices, type Money } from '@app/contract'
import { call } from '#shared/api/call.ts'

/**
 * Fetches the monthly price of Premium in each currency it is sold in, US dollars first. Throws when the server
 * doesn't answer.
 */
export async function fetchPrices(signal: AbortSignal): Promise<Money[]> {
	return (await call(listPrices, { signal })).prices
}
