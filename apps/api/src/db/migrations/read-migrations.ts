import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'

const journalSchema = z.looseObject({
	entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
})

/** One file of SQL that changes the schema. */
export type Migration = {
	/** When it was written, in milliseconds since 1970: what identifies it in a database. */
	when: number
	/** The name of its file, without the extension. */
	tag: string
	hash: string
	statements: string[]
	/** Whether its statements refuse to run in a transaction, as `create index concurrently` does. */
	isConcurrent: boolean
	/**
	 * The oldest version that can work on the schema afterwards, named by the newest migration that it has; `null` where
	 * every version can that could before.
	 */
	readableFrom: number | null
}

/** Every migration of a folder that drizzle-kit wrote, the oldest first. */
export function readMigrations(folder: string): Migration[] {
	const journal = journalSchema.parse(
		JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')),
	)
	const files = readMigrationFiles({ migrationsFolder: folder })
	return journal.entries.map(({ when, tag }, index) => {
		const { sql = [], hash = '' } = files[index] ?? {}
		const statements = sql.filter((statement) => statement.trim() !== '')
		return {
			when,
			tag,
			hash,
			statements,
			isConcurrent: statements.some((statement) => concurrentIndex(statement) !== null),
			readableFrom: readableFrom(sql[0] ?? '', { tag, earlier: journal.entries.slice(0, index) }),
		}
	})
}

/** The index that a statement makes or drops outside a transaction, or `null`. */
export function concurrentIndex(
	statement: string,
): { verb: 'create' | 'drop'; name: string } | null {
	const found =
		/^\s*(create|drop)\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+(?:not\s+)?exists\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(
			withoutComments(statement),
		)
	if (!found) return null
	const [, verb = '', name = ''] = found
	return { verb: verb.toLowerCase() === 'drop' ? 'drop' : 'create', name }
}

/** A statement without its comments. */
export function withoutComments(statement: string): string {
	return statement.replace(/--.*$/gm, '')
}

type Surroundings = { tag: string; earlier: { when: number; tag: string }[] }

function readableFrom(statement: string, { tag, earlier }: Surroundings): number | null {
	const number = /^-- readable-from: (\d{4})$/m.exec(statement)?.[1]
	if (number === undefined) return null
	const named = earlier.find((entry) => entry.tag.startsWith(`${number}_`))
	if (named === undefined) throw new Error(`${tag} names no earlier migration: ${number}`)
	return named.when
}
