import type { GuestSession } from '@app/contract'
import type { PgBoss } from 'pg-boss'
import type { Orm } from '#db/database.ts'
import { guestAnalysis } from '#db/schema.ts'
import type { FileStore, ReceivedFile } from '#services/files/file-store.ts'
import { pgBossTransaction } from '#services/pg-boss-transaction.ts'
import { analysisQueue } from '#services/queues.ts'
import { stripUnstorableText } from '#services/strip-unstorable-characters.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import { waiting } from './analysis-stages.ts'
import { findQueuePriority } from './queue-priority.ts'
import { toGuestSession } from './to-guest-session.ts'
import { withFileLocked } from './with-file-locked.ts'

/** How long a guest's analysis and its upload are kept, and any that led to no report. */
export const keptForMs = 24 * 3_600_000

export type UploadParts = { orm: Orm; boss: PgBoss; files: FileStore; now: () => number }

type NewUpload = {
	fileName: string
	/** The account that it is for, or `null` for a guest's. */
	ownerId: string | null
	/** The account or a guest's network, as a keyed hash: the files of different senders take turns. */
	sender: string
}

/** Takes uploads in. */
export function keepUploads({ orm, boss, now }: UploadParts) {
	return {
		/** Keeps a received file for an account or, without `ownerId`, a guest, and queues its analysis in the same transaction. */
		async create(
			file: ReceivedFile,
			{ fileName, ownerId, sender }: NewUpload,
		): Promise<GuestSession> {
			const createdAt = new Date(now())
			const expiresAt = new Date(now() + keptForMs)
			const id = uuidV7(now())
			await file.send()
			await withFileLocked(orm, file.hash, async (tx) => {
				await file.keep()
				await tx.insert(guestAnalysis).values({
					id,
					...waiting,
					createdAt,
					expiresAt,
					ownerId,
					claimedAt: ownerId === null ? null : createdAt,
					fileName: stripUnstorableText(fileName),
					fileHash: file.hash,
					fileBytes: file.bytes,
				})
				const turn = await findQueuePriority(tx, { sender, bytes: file.bytes })
				await boss.send(analysisQueue, { id }, { ...turn, db: pgBossTransaction(tx) })
			})
			return toGuestSession({ id, ...waiting, code: null, ownerId, createdAt, expiresAt }, now())
		},
	}
}
