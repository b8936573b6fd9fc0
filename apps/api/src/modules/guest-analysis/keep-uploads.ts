import type { GuestSession } from '@app/contract'
import type { PgBoss } from 'pg-boss'
import type { Orm } from '#db/database.ts'
import { guestAnalysis } from '#db/schema.ts'
import type { FileStore, ReceivedFile } from '#services/files/file-store.ts'
import { inTransaction } from '#services/in-transaction.ts'
import { analysisQueue } from '#services/queues.ts'
import { storableText } from '#services/storable.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import { withFileLocked } from './lock-file.ts'
import { waiting } from './stage.ts'
import { toSession } from './to-session.ts'
import { turnInQueue } from './turn-in-queue.ts'

/** How long a guest's analysis and its upload are kept, and any that led to no report. */
export const keptForMs = 24 * 3_600_000

export type UploadParts = { orm: Orm; boss: PgBoss; files: FileStore; now: () => number }

type NewUpload = {
	fileName: string
	/** The account that it is for, or `null` for a guest's. */
	ownerId: string | null
	/** The account or a guest's network, as a keyed hash: their files take turns with those of others. */
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
					fileName: storableText(fileName),
					fileHash: file.hash,
					fileBytes: file.bytes,
				})
				const turn = await turnInQueue(tx, { sender, bytes: file.bytes })
				await boss.send(analysisQueue, { id }, { ...turn, db: inTransaction(tx) })
			})
			return toSession({ id, ...waiting, code: null, ownerId, createdAt, expiresAt }, now())
		},
	}
}
