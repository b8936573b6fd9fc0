import { createHash } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { DamagedFile, type FileStore } from '#services/files/file-store.ts'
import { appliedMigrations, refuseNewer, tablesAfter } from './applied-migrations.ts'
import {
	type BackupHeader,
	type BackupRecord,
	backupFormat,
	type TableShape,
} from './backup-format.ts'
import {
	inOrderOfReference,
	jobTable,
	readForeignKeys,
	readSequences,
	readTables,
} from './read-database-catalog.ts'
import { readRows } from './read-rows.ts'
import { createRowChecksum, formatRow } from './row-checksum.ts'
import { openSnapshot, selectRows } from './snapshot.ts'

type StoredFiles = Pick<FileStore, 'list' | 'read' | 'readMade'>

export type BackupSource = {
	database: Pick<Database, 'engine' | 'orm'>
	/** Where the files are; `null` leaves them out. */
	files: StoredFiles | null
	now: () => number
}

/** Bytes of a file that one line carries. */
const bytesAtOnce = 196_608

/**
 * Yields the lines of a backup: all rows as of one moment, then the files. A line is read only when the caller asks
 * for it, so memory use stays flat; a caller that stops asking keeps a snapshot open.
 */
export async function* backupLines(parts: BackupSource): AsyncGenerator<string, void, undefined> {
	const sha256 = createHash('sha256')
	const totals = { rows: 0, files: 0 }
	for await (const line of bodyLines(parts, totals)) {
		sha256.update(line)
		yield line
	}
	yield recordLine({ kind: 'end', ...totals, sha256: sha256.digest('hex') })
}

type Totals = { rows: number; files: number }

async function* bodyLines({ database, files, now }: BackupSource, totals: Totals) {
	const snapshot = await openSnapshot(database.orm)
	try {
		const { tx } = snapshot
		const migrations = await appliedMigrations(tx)
		if (migrations.length === 0) throw new Error('There’s no Ella data in this database.')
		refuseNewer(migrations, 'This database')
		const wanted = tablesAfter(migrations)
		const foreignKeys = await readForeignKeys(tx, wanted)
		const [server] = await selectRows<{ version: string }>(
			tx,
			`select current_setting('server_version') as version`,
		)
		const header: BackupHeader = {
			kind: 'ella-backup',
			format: backupFormat,
			madeAt: new Date(now()).toISOString(),
			engine: database.engine,
			server: server?.version ?? '',
			migrations,
			foreignKeys: foreignKeys.map(({ definition: _, ...key }) => key),
		}
		yield `${JSON.stringify(header)}\n`
		const tables = await readTables(tx, [...wanted, jobTable])
		for (const table of inOrderOfReference(tables, foreignKeys)) {
			yield* tableLines(tx, table, totals)
		}
		for (const state of await readSequences(tx)) yield recordLine({ kind: 'sequence', ...state })
	} finally {
		await snapshot.close()
	}
	if (files !== null) yield* fileLines(files, totals)
}

async function* tableLines(
	tx: Database['orm'],
	table: TableShape,
	totals: Totals,
): AsyncGenerator<string, void, undefined> {
	yield recordLine({ kind: 'table', ...table })
	const sum = createRowChecksum()
	for await (const rows of readRows(tx, table)) {
		const lines = rows.map(formatRow)
		for (const line of lines) sum.add(line)
		yield `${lines.join('\n')}\n`
	}
	const result = sum.result()
	totals.rows += result.rows
	yield recordLine({ kind: 'table-end', ...result })
}

// Everything that is in the store after the rows were read: so no file that a row names is left out, unless it was
// deleted with its row since.
async function* fileLines(
	files: StoredFiles,
	totals: Totals,
): AsyncGenerator<string, void, undefined> {
	for await (const { hash, made } of files.list()) {
		yield* oneFile({ hash, name: null }, () => files.read(hash), totals)
		for (const name of made) {
			yield* oneFile({ hash, name }, () => files.readMade(hash, name), totals)
		}
	}
}

async function* oneFile(
	which: { hash: string; name: string | null },
	read: () => Promise<Uint8Array | null>,
	totals: Totals,
): AsyncGenerator<string, void, undefined> {
	const bytes = await read().catch((error: unknown) => {
		if (error instanceof DamagedFile) return 'damaged' as const
		throw error
	})
	if (bytes === null || bytes === 'damaged') {
		yield recordLine({ kind: 'lost-file', ...which, why: bytes ?? 'gone' })
		return
	}
	totals.files += 1
	yield recordLine({ kind: 'file', ...which })
	for (let from = 0; from < bytes.length; from += bytesAtOnce) {
		const base64 = Buffer.from(bytes.subarray(from, from + bytesAtOnce)).toString('base64')
		yield recordLine({ kind: 'bytes', base64 })
	}
	const sha256 = createHash('sha256').update(bytes).digest('hex')
	yield recordLine({ kind: 'file-end', bytes: bytes.length, sha256 })
}

function recordLine(record: BackupRecord): string {
	return `${JSON.stringify(record)}\n`
}
