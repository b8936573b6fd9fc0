import { expect, test } from 'vitest'
import type { Migration } from './read-migrations.ts'
import { missingMigrations, nextRecord, type SchemaState } from './schema-version.ts'

const migration = (when: number, readableFrom: number | null = null): Migration => ({
	when,
	tag: `000${when}_step`,
	hash: '',
	statements: [],
	isConcurrent: false,
	readableFrom,
})

/** Versions by how many migrations they have; the fourth takes away what only the first and second read. */
const all = [migration(1), migration(2), migration(3), migration(4, 3), migration(5)]
const version = (count: number) => all.slice(0, count)

/** The state of a database that these versions upgraded in turn. */
function upgradedBy(...counts: number[]): SchemaState {
	let state: SchemaState = { applied: [], record: null }
	for (const count of counts) {
		const record = nextRecord(version(count), state)
		state = { record, applied: version(count).map(({ when }) => when) }
	}
	return state
}

const starts = (count: number, state: SchemaState) => {
	try {
		return missingMigrations(version(count), state).map(({ when }) => when)
	} catch (error) {
		return (error as Error).message
	}
}

const refusal =
	'This database was made by a newer version of Ella. Please use that version, or a later one.'

test('a version applies what is missing, in order', () => {
	expect(starts(3, upgradedBy())).toEqual([1, 2, 3])
	expect(starts(3, upgradedBy(1))).toEqual([2, 3])
	expect(starts(3, upgradedBy(3))).toEqual([])
})

test('a migration that was merged late is applied although a later one was before it', () => {
	expect(starts(3, { applied: [1, 3], record: { version: 3, readableFrom: 1 } })).toEqual([2])
})

test('the version before an upgrade starts on the new schema, and the one before that does not', () => {
	const state = upgradedBy(1, 2, 3)
	expect(starts(2, state)).toEqual([])
	expect(starts(1, state)).toBe(refusal)
})

test('an older version does not start on a database that it has never had', () => {
	expect(starts(2, upgradedBy(3))).toBe(refusal)
})

test('a migration that takes away what an older version reads refuses that version', () => {
	expect(starts(3, upgradedBy(1, 2, 3, 4))).toEqual([])
	expect(starts(2, upgradedBy(1, 2, 5))).toBe(refusal)
})

test('a version with the same migrations changes nothing about who may start', () => {
	expect(upgradedBy(2, 3, 3)).toEqual(upgradedBy(2, 3))
})

test('an upgrade that was interrupted goes on with what it wrote down', () => {
	const begun = { ...upgradedBy(1, 3), applied: [1, 2] }
	expect(starts(3, begun)).toEqual([3])
	expect(nextRecord(version(3), begun)).toEqual({ version: 3, readableFrom: 1 })
	expect(starts(1, begun)).toEqual([])
})

test('a schema that was changed without a word about older versions is refused', () => {
	expect(starts(2, { applied: [1, 2, 3], record: null })).toBe(refusal)
	expect(starts(2, { applied: [1, 2, 3], record: { version: 2, readableFrom: 1 } })).toBe(refusal)
})
