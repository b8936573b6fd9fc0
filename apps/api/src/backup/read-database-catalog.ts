import type { Orm } from '#db/database.ts'
import type { ForeignKey, TableShape } from './backup-format.ts'
import { selectRows } from './snapshot.ts'

/** Where pg-boss keeps the jobs; what else it keeps, it makes anew. */
export const jobTable = 'pgboss.job'

/** A table's or column's name, `schema.table`, as a statement writes it. */
export function quoted(name: string): string {
	const parts = name.split('.').map((part) => `"${part.replaceAll('"', '""')}"`)
	return parts.join('.')
}

/** Returns the wanted tables that exist, each with its writable columns. */
export async function readTables(tx: Orm, wanted: string[]): Promise<TableShape[]> {
	const found = await selectRows<{ table: string; column: string; type: string }>(
		tx,
		`select n.nspname || '.' || c.relname as "table", a.attname as "column",
			format_type(a.atttypid, a.atttypmod) as "type"
		from pg_class c
		join pg_namespace n on n.oid = c.relnamespace
		join pg_attribute a on a.attrelid = c.oid
		where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p')
			and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		order by 1, a.attnum`,
	)
	const byName = Map.groupBy(found, ({ table }) => table)
	return [...byName]
		.filter(([name]) => wanted.includes(name))
		.map(([name, columns]) => ({
			name,
			columns: columns.map(({ column, type }): [string, string] => [column, type]),
		}))
}

/** The rules between the wanted tables, with the text that makes each of them again. */
export async function readForeignKeys(
	tx: Orm,
	wanted: string[],
): Promise<(ForeignKey & { definition: string })[]> {
	const found = await selectRows<ForeignKey & { definition: string }>(
		tx,
		`select c.conname as "name", ${qualifyName('c.conrelid')} as "table", ${qualifyName('c.confrelid')} as "toTable",
			${listColumnNames('c.conrelid', 'c.conkey')} as "columns",
			${listColumnNames('c.confrelid', 'c.confkey')} as "toColumns",
			pg_get_constraintdef(c.oid) as "definition"
		from pg_constraint c
		where c.contype = 'f' and c.connamespace = 'public'::regnamespace
		order by 1`,
	)
	return found.filter(({ table, toTable }) => wanted.includes(table) && wanted.includes(toTable))
}

function qualifyName(relation: string): string {
	return `(select n.nspname || '.' || r.relname from pg_class r
		join pg_namespace n on n.oid = r.relnamespace where r.oid = ${relation})`
}

function listColumnNames(relation: string, numbers: string): string {
	return `(select json_agg(a.attname order by k.position)
		from unnest(${numbers}) with ordinality as k (number, position)
		join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`
}

export type SequenceState = { name: string; lastValue: string; isCalled: boolean }

/** Where the counters of identity and serial columns stand. */
export async function readSequences(tx: Orm): Promise<SequenceState[]> {
	const names = await selectRows<{ name: string }>(
		tx,
		`select n.nspname || '.' || c.relname as "name" from pg_class c
		join pg_namespace n on n.oid = c.relnamespace
		where c.relkind = 'S' and n.nspname = 'public' order by 1`,
	)
	const states: SequenceState[] = []
	for (const { name } of names) {
		const [state] = await selectRows<Omit<SequenceState, 'name'>>(
			tx,
			`select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
		)
		if (state) states.push({ name, ...state })
	}
	return states
}

/** Sorts tables so that each comes after the tables that it refers to, except where references form a circle. */
export function inOrderOfReference(tables: TableShape[], keys: ForeignKey[]): TableShape[] {
	const ordered: TableShape[] = []
	const waiting = new Set(tables)
	const refersToWaiting = ({ name }: TableShape) =>
		keys.some(
			({ table, toTable }) =>
				table === name && toTable !== name && [...waiting].some((other) => other.name === toTable),
		)
	while (waiting.size > 0) {
		// A circle has no first table; any of it will do.
		const next = [...waiting].find((table) => !refersToWaiting(table)) ?? [...waiting][0]
		if (next === undefined) break
		ordered.push(next)
		waiting.delete(next)
	}
	return ordered
}
