import type { User } from './user.ts'

type ByPlan = Readonly<Record<User['plan'], number>>

/**
 * The limits of an account by its plan. Besides these, the plans differ only in their use of a language model, whose
 * limits the operator sets. CVs in the bin count.
 */
export const planLimits = {
	cvs: { free: 50, premium: 500 },
	ownJobs: { free: 200, premium: 2000 },
	jobSearches: { free: 10, premium: 100 },
	jobAlerts: { free: 3, premium: 25 },
} as const satisfies Record<string, ByPlan>

/** The price of Premium: hundredths of the currency, for each calendar month. */
export const premiumPrice = { amount: 999, currency: 'usd', interval: 'month' } as const

/** How long Premium goes on after a payment that did not go through. */
export const paymentGraceDays = 14

/** How long before the next payment an e-mail tells of it. */
export const renewalNoticeDays = 7
