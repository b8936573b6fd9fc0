import type { GuestSession } from '@app/contract'
import { eq, lte, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Orm } from '#db/database.ts'
import { guestAnalysis } from '#db/schema.ts'
import type { FileStore, ReceivedFile } from '#services/file-store.ts'
import { inTransaction } from '#services/in-transaction.ts'
import { analysisQueue } from '#services/queues.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import { waiting } from './stage.ts'
import { storableText } from './storable.ts'
import { toSession } from './to-session.ts'

const keptForMs = 24 * 3_600_000
/** Longer than any row lives, so a file this old without a row belongs to nobody. */
const orphanedAfterMs = keptForMs + 3_600_000

export type UploadParts = { orm: Orm; boss: PgBoss; files: FileStore; now: () => number }

/** Takes uploads in and deletes them; two analyses of the same file share it, and the last one takes it along. */
export function keepUploads({ orm, boss, files, now }: UploadParts) {
	/** Keeps a received file, and queues its analysis in the same transaction. */
	async function create(file: ReceivedFile, fileName: string): Promise<GuestSession> {
		const createdAt = new Date(now())
		const expiresAt = new Date(now() + keptForMs)
		const id = uuidV7(now())
		await withFileLocked(file.hash, async (tx) => {
			await file.keep()
			await tx.insert(guestAnalysis).values({
				...{ id, ...waiting, createdAt, expiresAt },
				...{ fileName: storableText(fileName), fileHash: file.hash, fileBytes: file.bytes },
			})
			await boss.send(analysisQueue, { id }, { db: inTransaction(tx) })
		})
		return toSession({ id, ...waiting, code: null, createdAt, expiresAt }, now())
	}

	/** Deletes an analysis, its upload and all that was made from it; false when there is none. */
	async function remove(id: string): Promise<boolean> {
		const { fileHash } = guestAnalysis
		const [row] = await orm.select({ fileHash }).from(guestAnalysis).where(eq(guestAnalysis.id, id))
		if (!row) return false
		await withFileLocked(row.fileHash, async (tx) => {
			await tx.delete(guestAnalysis).where(eq(guestAnalysis.id, id))
			await removeIfUnused(tx, row.fileHash)
		})
		return true
	}

	/** Removes a file unless an analysis still needs it. */
	function removeOrphan(hash: string): Promise<void> {
		return withFileLocked(hash, (tx) => removeIfUnused(tx, hash))
	}

	/** Deletes every analysis whose day is over, and files that an interrupted deletion left behind. */
	async function removeExpired(): Promise<void> {
		const { id, expiresAt } = guestAnalysis
		const isOver = lte(expiresAt, new Date(now()))
		const expired = await orm.select({ id }).from(guestAnalysis).where(isOver)
		for (const analysis of expired) await remove(analysis.id)
		for (const hash of await files.keptBefore(now() - orphanedAfterMs)) await removeOrphan(hash)
		await files.removeUnfinished()
	}

	async function removeIfUnused(tx: Orm, hash: string): Promise<void> {
		const users = await tx.$count(guestAnalysis, eq(guestAnalysis.fileHash, hash))
		if (users === 0) await files.remove(hash)
	}

	// Whoever keeps or removes a file waits for whoever else does, also in another process.
	function withFileLocked<T>(hash: string, work: (tx: Orm) => Promise<T>): Promise<T> {
		const key = BigInt.asIntN(64, BigInt(`0x${hash.slice(0, 16)}`)).toString()
		return orm.transaction(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`)
			return work(tx)
		})
	}

	return { create, remove, removeOrphan, removeExpired }
}
