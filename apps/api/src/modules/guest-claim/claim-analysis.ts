import { parse } from 'node:path'
import type { CvDocument, CvSource } from '@app/cv'
import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { cv, guestAnalysis } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { readResults } from '../guest-analysis/read-results.ts'

/** Adds a CV that was read from a file to an account, and returns the CV's id. */
export type KeepCv = (
	tx: Orm,
	ownerId: string,
	cv: { title: string; document: CvDocument; source: CvSource },
) => Promise<string>

/** Who claims. */
export type Claimant = { accountId: string; emailKey: string }

/** The result of a claim; `isNew` is false when the account already had the analysis. */
export type Claimed = { cvId: string | null; isNew: boolean }

/**
 * Moves a guest's analysis and its CV into an account, once: the same account gets the same answer again, and other
 * accounts get `session_not_found`. An analysis that the account uploaded itself gets its CV at the first claim; a CV
 * that has been deleted for good is made again. Throws `guest_session_bound_elsewhere` when the analysis was sent to
 * another person's e-mail, and `analysis_has_no_results` when there is nothing to keep.
 */
export async function claimAnalysis(
	{ orm, now, keepCv }: { orm: Orm; now: () => number; keepCv: KeepCv },
	id: string,
	{ accountId, emailKey }: Claimant,
): Promise<Claimed> {
	return orm.transaction(async (tx) => {
		const row = await lockClaimable(tx, id, now())
		const isNew = row.ownerId === null
		if (row.ownerId === accountId && (await isThere(tx, row.cvId))) return { cvId: row.cvId, isNew }
		if (!isNew && row.ownerId !== accountId) throw new AppError('session_not_found')
		if (row.boundEmailKey !== null && row.boundEmailKey !== emailKey) {
			throw new AppError('guest_session_bound_elsewhere')
		}
		if (row.results === null) throw new AppError('analysis_has_no_results')
		const { document, source } = readResults(row.results)
		const title = parse(row.fileName).name.slice(0, 200)
		const cvId = await keepCv(tx, accountId, { title, document, source })
		await tx
			.update(guestAnalysis)
			.set({ ownerId: accountId, claimedAt: row.claimedAt ?? new Date(now()), cvId })
			.where(eq(guestAnalysis.id, id))
		return { cvId, isNew }
	})
}

async function isThere(tx: Orm, cvId: string | null): Promise<boolean> {
	return cvId !== null && (await tx.$count(cv, eq(cv.id, cvId))) > 0
}

// Locked, so that of two who claim at the same time the second sees the first.
async function lockClaimable(tx: Orm, id: string, nowMs: number) {
	const [row] = await tx.select().from(guestAnalysis).where(eq(guestAnalysis.id, id)).for('update')
	if (!row) throw new AppError('session_not_found')
	if (row.ownerId === null && row.expiresAt.getTime() <= nowMs) {
		throw new AppError('session_not_found')
	}
	return row
}
