import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { guestAnalysis } from '#db/schema.ts'
import type { FileStore } from '#services/files/file-store.ts'
import type { RetentionTime } from '#services/retention.ts'
import { isOwned } from './active-analyses.ts'
import { keptForMs } from './keep-uploads.ts'
import { withFileLocked } from './with-file-locked.ts'

/** Longer than any guest's row lives, so a file this old without a row belongs to nobody. */
const orphanedAfterMs = keptForMs + 3_600_000
/** Files that the database is asked about at once. */
const hashesAtOnce = 500

export type RemovalParts = { orm: Orm; files: FileStore }

/** Deletes analyses with their uploads; two of the same file share it, and the last one takes it along. */
export function removeUploads({ orm, files }: RemovalParts) {
	const { id, fileHash, ownerId, expiresAt, results } = guestAnalysis

	/**
	 * Deletes an analysis, its upload and all that was made from it; false when there is none.
	 * One that an account keeps is only deleted for this account, and a guest's only for a guest.
	 */
	async function remove(analysisId: string, owner: string | null): Promise<boolean> {
		const isTheirs = owner === null ? isGuests(analysisId) : isOwned(analysisId, owner)
		const [row] = await orm.select({ fileHash }).from(guestAnalysis).where(isTheirs)
		if (!row) return false
		return withFileLocked(orm, row.fileHash, async (tx) => {
			// Asked again, because it may have been claimed since.
			const removed = await tx.delete(guestAnalysis).where(isTheirs).returning({ id })
			await removeIfUnused(tx, row.fileHash)
			return removed.length > 0
		})
	}

	/** Removes a file unless an analysis still needs it. */
	function removeOrphan(hash: string): Promise<void> {
		return withFileLocked(orm, hash, (tx) => removeIfUnused(tx, hash))
	}

	/** Deletes analyses whose day is over: a guest's, and any that led to no report. */
	async function removeExpired(at: RetentionTime): Promise<void> {
		const isOver = and(or(isNull(ownerId), isNull(results)), lte(expiresAt, at))
		const expired = await orm.select({ id, ownerId }).from(guestAnalysis).where(isOver)
		for (const analysis of expired) await remove(analysis.id, analysis.ownerId)
		await files.removeUnfinished(at)
	}

	/**
	 * Deletes old files that no analysis needs, as an interrupted deletion leaves them. It goes through the whole store,
	 * so it runs less often, and asks the database about many files at once.
	 */
	async function removeOrphans(at: RetentionTime): Promise<void> {
		const oldBefore = at.getTime() - orphanedAfterMs
		for await (const hashes of oldFiles(files, oldBefore)) {
			const known = await orm
				.selectDistinct({ fileHash })
				.from(guestAnalysis)
				.where(inArray(fileHash, hashes))
			const needed = new Set(known.map((row) => row.fileHash))
			for (const hash of hashes) if (!needed.has(hash)) await removeOrphan(hash)
		}
	}

	async function removeIfUnused(tx: Orm, hash: string): Promise<void> {
		const users = await tx.$count(guestAnalysis, eq(fileHash, hash))
		if (users === 0) await files.remove(hash)
	}

	return { remove, removeOrphan, removeExpired, removeOrphans }
}

function isGuests(analysisId: string) {
	return and(eq(guestAnalysis.id, analysisId), isNull(guestAnalysis.ownerId))
}

/** The hashes of files that were kept last before a moment, many at once. */
async function* oldFiles(files: FileStore, beforeMs: number): AsyncGenerator<string[]> {
	let hashes: string[] = []
	for await (const { hash, keptAtMs } of files.list()) {
		if (keptAtMs < beforeMs) hashes.push(hash)
		if (hashes.length < hashesAtOnce) continue
		yield hashes
		hashes = []
	}
	if (hashes.length > 0) yield hashes
}
