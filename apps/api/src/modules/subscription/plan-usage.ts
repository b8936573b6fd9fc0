import { type PlanUsage, planLimits } from '@app/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { cv, job, jobSearch } from '#db/schema.ts'
import type { DailyTokens } from '../rewrites/model-use.store.ts'

export type UsageParts = {
	orm: Orm
	/** The tokens of the operator's language model that may be used in a day; `null` without a model. */
	dailyTokens: DailyTokens | null
	/** Returns how many of them a person has left today. */
	tokensLeft: (userId: string, limits: DailyTokens) => Promise<number>
}

/** Returns how much of each limit a person uses. */
export async function planUsage(
	{ orm, dailyTokens, tokensLeft }: UsageParts,
	user: { id: string; plan: 'free' | 'premium' },
): Promise<PlanUsage[]> {
	const mine = eq(jobSearch.ownerId, user.id)
	const kept: PlanUsage[] = [
		{ what: 'cvs', used: await orm.$count(cv, eq(cv.ownerId, user.id)), ...planLimits.cvs },
		{
			what: 'ownJobs',
			used: await orm.$count(job, eq(job.ownerId, user.id)),
			...planLimits.ownJobs,
		},
		{ what: 'jobSearches', used: await orm.$count(jobSearch, mine), ...planLimits.jobSearches },
		{
			what: 'jobAlerts',
			...planLimits.jobAlerts,
			used: await orm.$count(jobSearch, and(mine, ne(jobSearch.alert, 'off'))),
		},
	]
	if (dailyTokens === null) return kept
	const left = await tokensLeft(user.id, dailyTokens)
	const used = Math.max(0, dailyTokens[user.plan] - left)
	return [...kept, { what: 'modelTokens', used, ...dailyTokens }]
}
