import { sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import type { TableShape } from './backup-format.ts'
import { jobTable, quoted, readTables, type SequenceState } from './read-database-catalog.ts'
import { checksumTable, quotedColumn } from './read-rows.ts'
import { selectRows } from './snapshot.ts'

const mostRows = 500
const mostCharacters = 1_000_000

/** A table of a backup beside the one it goes into. */
export type TargetTable = {
	table: TableShape
	/**
	 * The columns that the backup and the database both have. Columns may be missing only in the job queue's table,
	 * which a library defines.
	 */
	common: TableShape
}

/** Finds the place for a table; throws when the database has no such table, or one with other columns. */
export async function findTarget(tx: Orm, table: TableShape): Promise<TargetTable> {
	const [found] = await readTables(tx, [table.name])
	const own = new Map(found?.columns ?? [])
	const columns = table.columns.filter(([name]) => own.has(name))
	const isSame = columns.length === table.columns.length && columns.length === own.size
	if (columns.length === 0 || (!isSame && table.name !== jobTable)) {
		throw new Error(`The backup's table ${table.name} doesn’t match this version of Ella.`)
	}
	const typed = columns.map(([name]): [string, string] => [name, own.get(name) ?? 'text'])
	return { table, common: { name: table.name, columns: typed } }
}

/** Takes rows as lines of a backup and writes them, many at a time, as long as there is room. */
export function loadRows(
	tx: Orm,
	{ table, common }: TargetTable,
	refuseWithoutRoom: () => Promise<void>,
) {
	const names = table.columns.map(([name]) => name)
	const columns = common.columns.map(([name]) => quotedColumn(name)).join(', ')
	const values = common.columns.map(([name, type]) => `(r ->> ${names.indexOf(name)})::${type}`)
	const start = `insert into ${quoted(table.name)} (${columns}) overriding system value
		select ${values.join(', ')} from jsonb_array_elements(`
	let waiting: string[] = []
	let characters = 0

	async function flush(): Promise<void> {
		if (waiting.length === 0) return
		await refuseWithoutRoom()
		const json = `[${waiting.join(',')}]`
		await tx.execute(sql`${sql.raw(start)}${json}::jsonb) as r`)
		waiting = []
		characters = 0
	}

	return {
		async add(line: string): Promise<void> {
			waiting.push(line)
			characters += line.length
			if (waiting.length >= mostRows || characters >= mostCharacters) await flush()
		},
		flush,
	}
}

/** Throws unless a table has the rows that the backup says. */
export async function compareTable(
	tx: Orm,
	{ table, common }: TargetTable,
	expected: { rows: number; sum: string },
): Promise<void> {
	const found = await checksumTable(tx, common)
	const hasAllColumns = common.columns.length === table.columns.length
	if (found.rows === expected.rows && (!hasAllColumns || found.sum === expected.sum)) return
	throw new Error(`The restored rows of ${table.name} differ from the backup.`)
}

/** Sets the counter of an identity or serial column. */
export async function setSequence(
	tx: Orm,
	{ name, lastValue, isCalled }: SequenceState,
): Promise<void> {
	await selectRows(
		tx,
		sql`select setval(${quoted(name)}::regclass, ${lastValue}::bigint, ${isCalled})`,
	)
}
