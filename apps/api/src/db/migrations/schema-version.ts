import type { Migration } from './read-migrations.ts'

/** The state of a database's schema. */
export type SchemaState = {
	/** The migrations that it has had: when each was written. */
	applied: number[]
	/**
	 * The record that the last version to change the schema left for older versions; `null` if no version has left
	 * one.
	 */
	record: SchemaRecord | null
}

export type SchemaRecord = {
	/** The newest migration of that version. */
	version: number
	/** A version that knows this migration can still work on the schema. */
	readableFrom: number
}

/** Thrown with a sentence for the operator when a database cannot be upgraded, or is too new. */
export class UpgradeError extends Error {}

/** Why a version does not work on a database or a backup. */
export function newerSchema(what: string): string {
	return `${what} was made by a newer version of Ella. Please use that version, or a later one.`
}

/**
 * The migrations that a version has to apply before it starts on a database: none where a newer version has changed the
 * schema and left it readable for this one. Throws where it is no longer readable.
 */
export function missingMigrations(known: Migration[], state: SchemaState): Migration[] {
	const missing = known.filter(({ when }) => !state.applied.includes(when))
	if (!isNewer(known, state)) return missing
	if (missing.length > 0 || !isReadable(known, state))
		throw new UpgradeError(newerSchema('This database'))
	return []
}

function isNewer(known: Migration[], { applied, record }: SchemaState): boolean {
	const mine = known.map(({ when }) => when)
	return applied.some((when) => !mine.includes(when)) || (record?.version ?? 0) > newest(mine)
}

// If the record is older than the last migration, something else applied that migration, so the record tells nothing.
function isReadable(known: Migration[], { applied, record }: SchemaState): boolean {
	if (record === null || record.version < newest(applied)) return false
	return newest(known.map(({ when }) => when)) >= record.readableFrom
}

/**
 * Returns the record that a version writes before it applies its migrations. The version before can go on working on
 * the database while servers are replaced, unless a migration says otherwise; older versions can't.
 */
export function nextRecord(known: Migration[], { applied, record }: SchemaState): SchemaRecord {
	const version = newest(known.map(({ when }) => when))
	// An upgrade that was interrupted goes on.
	if (record?.version === version) return record
	const before = record?.version ?? newest(applied)
	const missing = known.filter(({ when }) => !applied.includes(when))
	const declared = missing.flatMap(({ readableFrom }) => readableFrom ?? [])
	return { version, readableFrom: newest([before === 0 ? version : before, ...declared]) }
}

function newest(migrations: number[]): number {
	return Math.max(0, ...migrations)
}
