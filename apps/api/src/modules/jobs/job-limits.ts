import type { User } from '@app/contract'
import type { Limit } from '#services/count-attempts.ts'

type ByPlan = Record<User['plan'], number>

/** How many jobs an account adds for itself. */
export const mostOwnJobs: ByPlan = { free: 200, premium: 2000 }

/** How many searches an account keeps. */
export const mostSearches: ByPlan = { free: 10, premium: 100 }

/** For how many of them it gets e-mails. */
export const mostAlerts: ByPlan = { free: 3, premium: 25 }

/** Pages that one person lets this server open. */
export const linksOfPerson: Limit = {
	...{ name: 'job pages of an account', max: 30 },
	windowMs: 3_600_000,
}
