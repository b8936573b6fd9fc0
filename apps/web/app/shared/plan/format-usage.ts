import type { Money, PlanUsage, User } from '@app/contract'

/** The label of each limit. */
export const usageNames: Record<PlanUsage['what'], string> = {
	cvs: 'CVs, including the bin',
	ownJobs: 'Jobs you’ve added',
	jobSearches: 'Saved searches',
	jobAlerts: 'Searches with email alerts',
	modelTokens: 'AI rewrites today',
}

/** From this part of a limit on, it is spoken of where new things are made. */
const nearPart = 0.8

/** Whether a limit of this plan is about to bite. */
export function isNear(usage: PlanUsage, plan: User['plan']): boolean {
	return usage.used >= usage[plan] * nearPart
}

/** Returns in words the usage for which the free plan has no room; empty when everything fits. */
export function overFree(usage: PlanUsage[]): string {
	const over = usage.filter(({ what, used, free }) => what !== 'modelTokens' && used > free)
	return over.map(({ what, used, free }) => `${used} ${nouns[what]} (${free})`).join(', ')
}

const nouns: Record<PlanUsage['what'], string> = {
	cvs: 'CVs',
	ownJobs: 'jobs you’ve added',
	jobSearches: 'saved searches',
	jobAlerts: 'searches with emails',
	modelTokens: '',
}

/** Joins several prices as they are read out: `9.99 USD, 9.49 EUR or 8.49 GBP`. */
export function formatPrices(prices: readonly Money[]): string {
	const sums = prices.map(formatMoney)
	const last = sums.pop() ?? ''
	return sums.length === 0 ? last : `${sums.join(', ')} or ${last}`
}

/** A sum as our pages write it: `9.99 USD`. */
export function formatMoney({ amount, currency }: Money): string {
	return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
}
