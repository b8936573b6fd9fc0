import type { Share } from '@app/contract/applications'

/** A share as whole per cent; empty where there is nothing to share. */
export function formatPercent(share: number | null): string {
	return share === null ? '' : `${Math.round(share * 100)}%`
}

/** A share with its confidence interval: `3 of 10, between 11 and 60%`. */
export function formatShare({ count, of, low, high }: Share): string {
	if (low === null || high === null) return `${count} of ${of}`
	return `${count} of ${of}, between ${Math.round(low * 100)} and ${Math.round(high * 100)}%`
}

/** Returns a count with its noun in the right form: `1 job`, `2 jobs`. */
export function formatCount(count: number, one: string, many: string): string {
	return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}
