import type { Orm } from '#db/database.ts'
import type { Row, TableShape } from './backup-format.ts'
import { quoted } from './read-database-catalog.ts'
import { createRowChecksum, formatRow } from './row-checksum.ts'
import { selectRows } from './snapshot.ts'

/** A row of an analysis can have a megabyte, so that few are in memory at a time. */
const rowsAtOnce = 50

/** The rows of a table, some at a time, so that a table of any size fits. */
export async function* readRows(
	tx: Orm,
	{ name, columns }: TableShape,
): AsyncGenerator<Row[], void, undefined> {
	const values = columns.map(
		([column]) => `${quotedColumn(column)}::text as ${quotedColumn(column)}`,
	)
	await selectRows(
		tx,
		`declare ella_rows no scroll cursor for select ${values.join(', ')} from ${quoted(name)}`,
	)
	for (;;) {
		const found = await selectRows<Record<string, string | null>>(
			tx,
			`fetch ${rowsAtOnce} from ella_rows`,
		)
		if (found.length > 0) yield found.map((row) => columns.map(([column]) => row[column] ?? null))
		if (found.length < rowsAtOnce) break
	}
	await selectRows(tx, 'close ella_rows')
}

/** How many rows a table has, and their sum. */
export async function checksumTable(tx: Orm, table: TableShape) {
	const sum = createRowChecksum()
	for await (const rows of readRows(tx, table)) {
		for (const row of rows) sum.add(formatRow(row))
	}
	return sum.result()
}

/** A column's name as a statement writes it. */
export function quotedColumn(name: string): string {
	return `"${name.replaceAll('"', '""')}"`
}
