import { sql } from 'drizzle-orm'
import type { Config } from '../../../apps/api/src/config.ts'
import type { Database } from '../../../apps/api/src/db/database.ts'
import { openDatabase } from '../../../apps/api/src/db/open-database.ts'

/** One save as the database kept it. */
export type KeptSave = { cvId: string; revision: number; mark: string }

/** One version as the database keeps it. */
export type KeptVersion = KeptSave & { number: number }

export type Place = Pick<
	Config,
	| 'dataDir'
	| 'databaseUrl'
	| 'databasePool'
	| 'databasePrepares'
	| 'databaseTimeouts'
	| 'overloadWaitMs'
>

/** Works on a database that no server has open. */
export async function onDatabase<T>(
	place: Place,
	work: (database: Database) => Promise<T>,
): Promise<T> {
	const database = await openDatabase(place, (error) => {
		throw error
	})
	try {
		return await work(database)
	} finally {
		await database.close()
	}
}

const markOf = (row: string) => `${row}.document #>> '{experience,0,achievements,-1}'`

/** Makes the database write down every save that it keeps, in the same transaction and without a rule about doubles. */
export async function layTrail({ orm }: Database): Promise<void> {
	await orm.execute(sql`create table kept_saves (cv_id uuid, revision integer, mark text)`)
	await orm.execute(sql`create function keep_trail() returns trigger language plpgsql as $$ begin
		insert into kept_saves values (new.id, new.revision, ${sql.raw(markOf('new'))}); return new; end $$`)
	await orm.execute(sql`create trigger trail after update of document on cv
		for each row execute function keep_trail()`)
}

/** Every save that the database has kept, and every version, in their order. */
export async function readTrail({
	orm,
}: Database): Promise<{ saves: KeptSave[]; versions: KeptVersion[] }> {
	const saves = await orm.execute(
		sql`select cv_id as "cvId", revision, mark from kept_saves order by cv_id, revision`,
	)
	const versions = await orm.execute(sql`select cv_id as "cvId", revision, number,
		${sql.raw(markOf('cv_version'))} as mark from cv_version order by cv_id, number`)
	// Drizzle's common type leaves the answer open; both engines answer with `rows`.
	return { saves: rowsOf<KeptSave>(saves), versions: rowsOf<KeptVersion>(versions) }
}

function rowsOf<T>(answer: unknown): T[] {
	return (answer as { rows: T[] }).rows
}
