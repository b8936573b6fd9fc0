import { readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Orm } from '#db/database.ts'
import { migrationsFolder } from '#db/migrate-postgres.ts'
import { newerSchema } from '#db/migrations/schema-version.ts'
import { selectRows } from './snapshot.ts'

const journalSchema = z.looseObject({
	entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
})
const shapeSchema = z.object({ tables: z.record(z.string(), z.unknown()) })

/** Every migration of this Ella, the oldest first. */
function readJournal() {
	return journalSchema.parse(readJson('_journal.json'))
}

/** When each migration of this Ella was written, the oldest first. */
export function knownMigrations(): number[] {
	return readJournal().entries.map(({ when }) => when)
}

/** Which migrations a database has had: when each of them was written. */
export async function appliedMigrations(tx: Orm): Promise<number[]> {
	const [table] = await selectRows<{ isThere: boolean }>(
		tx,
		`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
	)
	if (!table?.isThere) return []
	const applied = await selectRows<{ at: string }>(
		tx,
		'select created_at::text as "at" from drizzle.__drizzle_migrations order by created_at',
	)
	return applied.map(({ at }) => Number(at))
}

/** Throws when a newer Ella, which has migrations that this one does not have, made a database or a backup. */
export function refuseNewer(applied: number[], what: string): void {
	const known = new Set(knownMigrations())
	if (applied.every((when) => known.has(when))) return
	throw new Error(newerSchema(what))
}

/** Names of the tables that the migrations up to the last of these have made. */
export function tablesAfter(applied: number[]): string[] {
	const last = readJournal().entries.findLast(({ when }) => applied.includes(when))
	if (last === undefined) return []
	const [number = ''] = last.tag.split('_')
	return Object.keys(shapeSchema.parse(readJson(`${number}_snapshot.json`)).tables)
}

/** Lets `migrate` bring a database to where these migrations had brought another one. */
export async function migrateLike(
	applied: number[],
	migrate: (folder: string) => Promise<void>,
): Promise<void> {
	const { entries, ...journal } = readJournal()
	const wanted = entries.filter(({ when }) => applied.includes(when))
	const folder = await mkdtemp(join(tmpdir(), 'ella-migrations-'))
	try {
		await mkdir(join(folder, 'meta'))
		const text = JSON.stringify({ ...journal, entries: wanted })
		await writeFile(join(folder, 'meta', '_journal.json'), text)
		for (const { tag } of wanted) {
			await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
		}
		await migrate(folder)
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

function readJson(name: string): unknown {
	return JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8'))
}
