import {
	type AlertRhythm,
	type JobSearch,
	type JobWish,
	planLimits,
	type User,
} from '@app/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, jobSearch } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { stripUnstorableCharacters } from '#services/strip-unstorable-characters.ts'
import { uuidV7 } from '#services/uuid-v7.ts'

const dayMs = 86_400_000
const waitMs = { daily: dayMs, weekly: 7 * dayMs }

export type JobSearchStore = ReturnType<typeof jobSearchStore>
type Row = typeof jobSearch.$inferSelect
type Changes = { name?: string | undefined; alert?: AlertRhythm | undefined }

/** The searches that people keep. */
export function jobSearchStore({ orm, now }: { orm: Orm; now: () => number }) {
	return {
		list: (ownerId: string) => listSearches(orm, ownerId),

		async save(
			ownerId: string,
			search: { name: string; wish: JobWish; alert: AlertRhythm },
		): Promise<JobSearch> {
			return orm.transaction(async (tx) => {
				const plan = await lockAccount(tx, ownerId)
				const rows = await selectRows(tx, ownerId)
				if (rows.length >= planLimits.jobSearches[plan]) throw new AppError('too_many_job_searches')
				refuseAlertBeyond(rows, search.alert, plan)
				const at = new Date(now())
				const values = {
					id: uuidV7(now()),
					ownerId,
					...stripUnstorableCharacters(search),
					toldUntil: at,
					createdAt: at,
					nextAlertAt: nextAlertAt(search.alert, now()),
				}
				const [saved] = await tx.insert(jobSearch).values(values).returning()
				if (!saved) throw new Error('The database did not keep a search.')
				return toSearch(saved)
			})
		},

		async change(ownerId: string, searchId: string, changes: Changes): Promise<JobSearch> {
			return orm.transaction(async (tx) => {
				const plan = await lockAccount(tx, ownerId)
				const rows = await selectRows(tx, ownerId)
				const before = rows.find(({ id }) => id === searchId)
				if (before === undefined) throw new AppError('job_search_not_found')
				const { name = before.name, alert = before.alert } = changes
				const others = rows.filter(({ id }) => id !== searchId)
				if (alert !== before.alert) refuseAlertBeyond(others, alert, plan)
				const [changed] = await tx
					.update(jobSearch)
					.set({ name, ...(alert !== before.alert && alertColumns(before, alert, now())) })
					.where(eq(jobSearch.id, searchId))
					.returning()
				return toSearch(changed ?? before)
			})
		},

		/** Deletes a search; false when it is not there. */
		async remove(ownerId: string, searchId: string): Promise<boolean> {
			const deleted = await orm
				.delete(jobSearch)
				.where(and(eq(jobSearch.id, searchId), eq(jobSearch.ownerId, ownerId)))
				.returning({ id: jobSearch.id })
			return deleted.length > 0
		},

		/** Stops the e-mails of a search whose key was shown; answers with its name, or `null` when it is gone. */
		async stopAlert(searchId: string): Promise<string | null> {
			const [stopped] = await orm
				.update(jobSearch)
				.set({ alert: 'off', nextAlertAt: null })
				.where(eq(jobSearch.id, searchId))
				.returning({ name: jobSearch.name })
			return stopped?.name ?? null
		},
	}
}

function selectRows(orm: Orm, ownerId: string): Promise<Row[]> {
	return orm
		.select()
		.from(jobSearch)
		.where(eq(jobSearch.ownerId, ownerId))
		.orderBy(asc(jobSearch.createdAt), asc(jobSearch.id))
}

async function readPlan(orm: Orm, ownerId: string): Promise<User['plan']> {
	const [found] = await orm
		.select({ plan: account.plan })
		.from(account)
		.where(eq(account.id, ownerId))
	return found?.plan ?? 'free'
}

/** One change of an account's searches at a time, so that nobody gets past a limit. */
async function lockAccount(tx: Orm, ownerId: string): Promise<User['plan']> {
	await tx.select({ id: account.id }).from(account).where(eq(account.id, ownerId)).for('update')
	return readPlan(tx, ownerId)
}

function refuseAlertBeyond(others: Row[], alert: AlertRhythm, plan: User['plan']): void {
	const alerts = others.filter((other) => other.alert !== 'off').length
	if (alert !== 'off' && alerts >= planLimits.jobAlerts[plan])
		throw new AppError('too_many_job_alerts')
}

// After switching emails on, people want only jobs posted from then on.
function alertColumns(before: Row, alert: AlertRhythm, at: number) {
	const toldUntil = before.alert === 'off' ? new Date(at) : before.toldUntil
	return { alert, toldUntil, nextAlertAt: nextAlertAt(alert, at) }
}

/** Whether a search is still there and still sends e-mails. */
export async function hasAlert(orm: Orm, searchId: string): Promise<boolean> {
	const [found] = await orm
		.select({ alert: jobSearch.alert })
		.from(jobSearch)
		.where(eq(jobSearch.id, searchId))
	return found !== undefined && found.alert !== 'off'
}

/** When an e-mail of a search may be due next. */
export function nextAlertAt(alert: AlertRhythm, at: number): Date | null {
	return alert === 'off' ? null : new Date(at + waitMs[alert])
}

function toSearch({ id, name, wish, alert, createdAt }: Row): JobSearch {
	return { id, name, wish, alert, createdAt: createdAt.toISOString() }
}

async function listSearches(orm: Orm, ownerId: string) {
	const rows = await selectRows(orm, ownerId)
	const plan = await readPlan(orm, ownerId)
	return {
		searches: rows.map(toSearch),
		most: planLimits.jobSearches[plan],
		mostAlerts: planLimits.jobAlerts[plan],
	}
}
