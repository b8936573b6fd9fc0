import { sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'

/**
 * Returns where the database still has an account's id, each as `table.column`. The columns come from the database's
 * own catalogue, so that a new table that was forgotten here is searched too.
 */
export async function findAccountReferences(orm: Orm, accountId: string): Promise<string[]> {
	const columns = await selectRows<{ table: string; column: string }>(
		orm,
		sql`select table_name as table, column_name as column from information_schema.columns
			where table_schema = current_schema() and data_type = 'uuid' order by 1, 2`,
	)
	const traces: string[] = []
	for (const { table, column } of columns) {
		const found = await selectRows<{ one: number }>(
			orm,
			sql`select 1 as one from ${sql.identifier(table)} where ${sql.identifier(column)} = ${accountId} limit 1`,
		)
		if (found.length > 0) traces.push(`${table}.${column}`)
	}
	return traces
}

// Both engines answer with `rows`; Drizzle's common type leaves the answer open.
async function selectRows<Row>(orm: Orm, query: ReturnType<typeof sql>): Promise<Row[]> {
	return ((await orm.execute(query)) as unknown as { rows: Row[] }).rows
}
