import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { backupLines } from './backup-lines.ts'
import { createBackupFile, gzipLines } from './create-backup-file.ts'
import { openBackupFile } from './open-backup-file.ts'
import { parseBackup } from './parse-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import {
	whileNobodyWrites,
	withSourceDatabase,
	withTargetDatabase,
} from './source-and-target-database.ts'
import { type BackupReport, verifyBackup } from './verify-backup.ts'

/**
 * Copies all rows into an empty database of the other kind, and leaves the old database unchanged. The files aren't
 * moved: both databases use the same file store.
 */
export async function copyDatabase(from: Config, to: Config): Promise<BackupReport> {
	await mkdir(from.dataDir, { recursive: true })
	const path = join(from.dataDir, `move-${randomUUID()}.ella-backup`)
	const read = () => parseBackup(openBackupFile(path, null))
	try {
		await withSourceDatabase(from, (database) =>
			whileNobodyWrites(database, () =>
				createBackupFile(path, gzipLines(backupLines({ database, files: null, now: Date.now })), {
					passphrase: null,
					check: (written) => verifyBackup(parseBackup(openBackupFile(written, null))),
				}),
			),
		)
		return await withTargetDatabase(to, (database, refuseWithoutRoom) =>
			restoreBackup({ database, files: null, read, refuseWithoutRoom }),
		)
	} finally {
		await rm(path, { force: true })
	}
}
