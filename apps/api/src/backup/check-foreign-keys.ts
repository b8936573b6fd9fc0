import type { ForeignKey, Row, TableShape } from './backup-format.ts'

/**
 * Checks foreign keys without a database. Remembers only the keys that other tables refer to, and references whose
 * row hasn't been seen yet.
 */
export function checkForeignKeys(foreignKeys: ForeignKey[]) {
	const checks = foreignKeys.map((key) => ({
		key,
		there: new Set<string>(),
		missing: new Set<string>(),
	}))
	return {
		/** Takes a row of a table. */
		add({ name, columns }: TableShape, row: Row): void {
			const names = columns.map(([column]) => column)
			const valuesOf = (wanted: string[]) =>
				wanted.map((column) => row[names.indexOf(column)] ?? null)
			for (const { key, there, missing } of checks) {
				if (key.toTable === name) {
					const id = JSON.stringify(valuesOf(key.toColumns))
					there.add(id)
					missing.delete(id)
				}
				if (key.table !== name) continue
				const values = valuesOf(key.columns)
				const id = JSON.stringify(values)
				// A reference with a null in it refers to nothing.
				if (!values.includes(null) && !there.has(id)) missing.add(id)
			}
		},
		/** A sentence for every rule that is broken. */
		problems(): string[] {
			return checks
				.filter(({ missing }) => missing.size > 0)
				.map(
					({ key, missing }) =>
						`${missing.size} of the values in ${key.table} (${key.columns.join(', ')}) name a row of ${key.toTable} that is not there.`,
				)
		},
	}
}
