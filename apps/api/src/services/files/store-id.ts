import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { installation } from '#db/schema.ts'
import type { FileStore } from './file-store.ts'

/** A file store as far as this file looks at it. */
export type IdentifiedStore = Pick<FileStore, 'name' | 'variable' | 'readId' | 'writeId' | 'list'>

/** The row of the table `installation` that holds the id. */
export const storeIdName = 'file_store'
const name = storeIdName
// Any number that no other program on the same database uses: the bytes of "ells".
const idLock = 0x656c6c73

/**
 * Throws a sentence unless the database and the file store have the same id. A database without an id gets one and
 * writes it into the store, unless another database keeps files there. Nodes that start together take turns.
 */
export async function checkFileStore(orm: Orm, files: IdentifiedStore): Promise<void> {
	await orm.insert(installation).values({ name, value: randomUUID() }).onConflictDoNothing()
	await orm.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${idLock})`)
		const [row] = await tx.select().from(installation).where(eq(installation.name, name))
		if (!row) throw new Error('The database did not keep the id of the file store.')
		const found = await files.readId()
		if (row.confirmedAt !== null) return refuseUnlessSame(files, row.value, found)
		if (found !== row.value && found !== null && (await hasFiles(files))) {
			throw new Error(foreignSentence(files))
		}
		// The store comes first: the next start then completes whatever an interruption leaves.
		if (found !== row.value) await files.writeId(row.value)
		await confirm(tx, row.value)
	})
}

/** Gives a database and a file store one new id, whatever ids they had before. */
export async function adoptFileStore(orm: Orm, files: IdentifiedStore): Promise<void> {
	const value = randomUUID()
	await orm.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${idLock})`)
		await files.writeId(value)
		await confirm(tx, value)
	})
}

/** Throws a sentence when a database, which may be an older one, keeps its files elsewhere; writes nothing. */
export async function refuseOtherFileStore(orm: Orm, files: IdentifiedStore): Promise<void> {
	const known = await orm.execute(
		sql`select to_regclass('public.installation') is not null as "hasTable"`,
	)
	// Both engines answer with `rows`; Drizzle's common type leaves the answer open.
	const { rows } = known as unknown as { rows: { hasTable: boolean }[] }
	if (rows[0]?.hasTable !== true) return
	const [row] = await orm.select().from(installation).where(eq(installation.name, name))
	if (row && row.confirmedAt !== null) refuseUnlessSame(files, row.value, await files.readId())
}

/**
 * Throws a sentence when a backup cannot be restored into a file store, because another database keeps files there.
 * `restoredId` is the id in the backup. Otherwise the store loses its id, so that a restore that is interrupted can be
 * started again.
 */
export async function prepareRestore(
	files: IdentifiedStore,
	restoredId: string | null,
): Promise<void> {
	const found = await files.readId()
	if (found === null || found === restoredId) return
	if (await hasFiles(files)) {
		throw new Error(
			`${files.name} contains the files of another database. Restore into another place by changing ${files.variable}, or delete the file "store-id" there if no database needs these files any more.`,
		)
	}
	await files.writeId(null)
}

/** Makes a database that was restored and the file store that its files went to belong together. */
export async function finishRestore(
	orm: Orm,
	files: IdentifiedStore,
	restoredId: string | null,
): Promise<void> {
	const found = await files.readId()
	if (found === null || found !== restoredId) await adoptFileStore(orm, files)
}

async function confirm(tx: Orm, value: string): Promise<void> {
	const confirmed = { value, confirmedAt: sql`now()` }
	await tx
		.insert(installation)
		.values({ name, ...confirmed })
		.onConflictDoUpdate({ target: installation.name, set: confirmed })
}

function refuseUnlessSame(files: IdentifiedStore, wanted: string, found: string | null): void {
	if (found === wanted) return
	throw new Error(found === null ? missingSentence(files) : foreignSentence(files))
}

const adopt = 'run "ella admin adopt files" with everything stopped'

function foreignSentence({ name, variable }: IdentifiedStore): string {
	const belongTogether = 'the files and the database belong together from now on'
	return `${name} contains the files of another database: check ${variable} and DATABASE_URL, or ${adopt} if ${belongTogether}.`
}

function missingSentence({ name, variable }: IdentifiedStore): string {
	const remedy = `check that ${variable} leads every server and worker to the same place and that it is mounted`
	return `${name} isn't where this database keeps its files: ${remedy}, or ${adopt} if you moved or lost the files.`
}

async function hasFiles(files: IdentifiedStore): Promise<boolean> {
	for await (const _file of files.list()) return true
	return false
}
