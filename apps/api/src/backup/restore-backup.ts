import type { Database, Orm } from '#db/database.ts'
import { migrationsFolder } from '#db/migrate-postgres.ts'
import { forgetServerKey } from '#services/check-server-key.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { finishRestore, type IdentifiedStore, prepareRestore } from '#services/files/store-id.ts'
import { openJobQueue } from '#services/open-job-queue.ts'
import { appliedMigrations, migrateLike, refuseNewer, tablesAfter } from './applied-migrations.ts'
import type { BackupHeader } from './backup-format.ts'
import { compareTable, findTarget, loadRows, setSequence, type TargetTable } from './load-tables.ts'
import type { BackupPart } from './parse-backup.ts'
import { jobTable, quoted, readForeignKeys } from './read-database-catalog.ts'
import { quotedColumn } from './read-rows.ts'
import { refuseUnlessEmpty, selfMadeTables } from './refuse-unless-empty.ts'
import { restoreStoredFile } from './restore-stored-file.ts'
import { selectRows, setTransactionFormats } from './snapshot.ts'
import { type BackupReport, verifyBackup } from './verify-backup.ts'

type RestoredStore = Pick<FileStore, 'receive' | 'writeMade'> & IdentifiedStore

export type RestoreParts = {
	/** An open database that has not been migrated. */
	database: Database
	/** Where the files go; `null` when they stay where they are. */
	files: RestoredStore | null
	/** Begins to read the backup; it is read twice. */
	read: () => AsyncIterable<BackupPart>
	/** Throws when the disk of the database is nearly full. */
	refuseWithoutRoom: () => Promise<void>
}

/**
 * Restores a backup into an empty database. Verifies the whole backup before anything is written. Inserts the rows in
 * one transaction, which is committed only when each table has what the backup says. Then applies the newer
 * migrations to a backup of an older Ella.
 */
export async function restoreBackup(parts: RestoreParts): Promise<BackupReport> {
	const { database, files, read } = parts
	const report = await verifyBackup(read())
	const { migrations } = report.header
	refuseNewer(migrations, 'This backup')
	await refuseUnlessEmpty(database, migrations)
	if (files !== null) await prepareRestore(files, report.storeId)
	await migrateLike(migrations, database.migrate)
	await makeQueues(database)
	await database.orm.transaction(async (tx) => {
		await setTransactionFormats(tx)
		await loadAll(tx, parts, report.header)
	})
	await database.migrate(migrationsFolder)
	if (files !== null) await finishRestore(database.orm, files, report.storeId)
	await forgetServerKey(database.orm)
	return report
}

// The tables of the job queue, and its queues.
async function makeQueues(database: Database): Promise<void> {
	const boss = await openJobQueue(database, { warn: () => undefined })
	await boss.stop({ graceful: true, timeout: 3000 })
}

// A job of an older Ella may wait in a queue that this one does not use; it is kept with it.
async function makeMissingQueues(tx: Orm): Promise<void> {
	await selectRows(
		tx,
		`select pgboss.create_queue(missing.name, '{"policy": "standard"}')
		from (select name from pgboss.job union select dead_letter from pgboss.job) as missing
		where missing.name is not null
			and missing.name not in (select name from pgboss.queue)`,
	)
}

async function loadAll(tx: Orm, parts: RestoreParts, header: BackupHeader): Promise<void> {
	// Nobody else comes in before the end; they are all still empty.
	const names = [...tablesAfter(await appliedMigrations(tx)), jobTable]
	await selectRows(tx, `lock table ${names.map(quoted).join(', ')} in access exclusive mode`)
	for (const name of selfMadeTables) {
		if (names.includes(name)) await selectRows(tx, `delete from ${quoted(name)}`)
	}
	const keys = await readForeignKeys(tx, names)
	// Made again at the end, which checks every row: so the order of tables does not matter.
	for (const { table, name } of keys) {
		await selectRows(tx, `alter table ${quoted(table)} drop constraint ${quotedColumn(name)}`)
	}
	await loadParts(tx, parts)
	for (const { table, name, definition } of keys) {
		await selectRows(
			tx,
			`alter table ${quoted(table)} add constraint ${quotedColumn(name)} ${definition}`,
		)
	}
	if (header.foreignKeys.length !== keys.length) {
		throw new Error('The foreign keys in this backup don’t match its version.')
	}
}

async function loadParts(tx: Orm, { files, read, refuseWithoutRoom }: RestoreParts): Promise<void> {
	const loaded: { target: TargetTable; rows: number; sum: string }[] = []
	let open: { target: TargetTable; rows: ReturnType<typeof loadRows> } | null = null
	for await (const part of read()) {
		switch (part.kind) {
			case 'table': {
				const target = await findTarget(tx, part.table)
				open = { target, rows: loadRows(tx, target, refuseWithoutRoom) }
				break
			}
			case 'row':
				await open?.rows.add(part.line)
				break
			case 'table-end':
				await open?.rows.flush()
				if (open) loaded.push({ target: open.target, rows: part.rows, sum: part.sum })
				break
			case 'sequence':
				await setSequence(tx, part)
				break
			case 'file':
				if (files === null) throw new Error('A move carries no files.')
				await restoreStoredFile(files, part)
				break
			default:
		}
	}
	await makeMissingQueues(tx)
	for (const { target, ...expected } of loaded) await compareTable(tx, target, expected)
}
