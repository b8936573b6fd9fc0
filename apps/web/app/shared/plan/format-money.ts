import type { Money } from '@app/contract'

/** A sum as our pages write it: `9.99 USD`. */
export function formatMoney({ amount, currency }: Money): string {
	return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
}
