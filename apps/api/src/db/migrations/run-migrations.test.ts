import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyPlace, enginesHere, withOpen } from '#test/databases-of-each-engine.ts'
import { createTestDatabase, testServerUrl } from '#test/postgres-test-database.ts'
import { writeMigrations } from '#test/write-migrations.ts'
import { selectRows } from '../../backup/snapshot.ts'
import { migratePostgres } from '../migrate-postgres.ts'

const table = 'create table thing (id integer primary key, name text);'
const column = 'alter table thing add column size integer;'
const index = 'create index concurrently "thing_name" on "thing" ("name");'
const columns = `select column_name from information_schema.columns where table_name = 'thing'`
const indexes = `select indexrelid::regclass::text as name, indisvalid as "isValid" from pg_index
	where indrelid = 'thing'::regclass and not indisprimary`

describe.each(enginesHere)('on the %s database', (engine) => {
	test('an index is built outside a transaction, a failed change keeps nothing, and an older version is refused', async () => {
		const config = await emptyPlace(engine, onTestFinished)
		const write = (texts: string[]) => writeMigrations(texts, onTestFinished)
		const broken = 'alter table thing add column a text; alter table missing add column a text;'
		await withOpen(config, async ({ migrate, orm }) => {
			await migrate(await write([table]))
			await migrate(await write([table, column]))
			const newest = await write([table, column, index])
			await migrate(newest)
			await migrate(newest)
			expect(await selectRows(orm, indexes)).toEqual([{ name: 'thing_name', isValid: true }])
			await migrate(await write([table, column]))
			await expect(migrate(await write([table]))).rejects.toThrow(
				/^This database was made by a newer version of Ella\./,
			)
			await expect(migrate(await write([table, column, index, broken]))).rejects.toThrow('missing')
			expect(await selectRows(orm, 'select * from thing')).toEqual([])
			expect(await selectRows(orm, columns)).toHaveLength(3)
		})
	})
})

describe.skipIf(testServerUrl === null)('while people use the tables', () => {
	async function openWith(texts: string[]) {
		const { url, drop } = await createTestDatabase(testServerUrl ?? '')
		onTestFinished(drop)
		await migratePostgres(url, await writeMigrations(texts, onTestFinished))
		const connect = async () => {
			const client = new pg.Client({ connectionString: url })
			await client.connect()
			onTestFinished(() => client.end())
			return client
		}
		return { url, reader: await connect(), other: await connect() }
	}

	const hasty = { lockTimeoutMs: 50, pauseMs: 10, giveUpAfterMs: 60_000 }

	test('a change waits for a long transaction without keeping others from the table', async () => {
		const { url, reader, other } = await openWith([table])
		await reader.query('begin; select from thing')
		let isDone = false
		const upgrade = migratePostgres(url, await writeMigrations([table, column], onTestFinished), {
			patience: hasty,
		}).then(() => {
			isDone = true
		})
		await expect.poll(() => isWaiting(other)).toBe(true)
		await expect.poll(() => isWaiting(other)).toBe(false)
		await other.query('select from thing')
		expect(isDone).toBe(false)
		await reader.query('commit')
		await upgrade
		await other.query('select size from thing')
	})

	test('a change that never gets its table says so and keeps nothing', async () => {
		const { url, reader } = await openWith([table])
		await reader.query('begin; select from thing')
		const folder = await writeMigrations([table, column], onTestFinished)
		const patience = { ...hasty, giveUpAfterMs: 0 }
		await expect(migratePostgres(url, folder, { patience })).rejects.toThrow(
			'a table that 0001_step changes has been in use',
		)
		await reader.query('commit')
		await migratePostgres(url, folder)
	})

	test('an index that an interrupted start left invalid is built again', async () => {
		const { url, reader } = await openWith([table])
		await reader.query(index)
		await reader.query(
			`update pg_index set indisvalid = false where indexrelid = 'thing_name'::regclass`,
		)
		await migratePostgres(url, await writeMigrations([table, index], onTestFinished))
		expect((await reader.query(indexes)).rows).toEqual([{ name: 'thing_name', isValid: true }])
	})

	test('an index is built while several processes start together', async () => {
		const { url, reader } = await openWith([table])
		const folder = await writeMigrations([table, index], onTestFinished)
		await Promise.all(Array.from({ length: 4 }, () => migratePostgres(url, folder)))
		expect((await reader.query(indexes)).rows).toHaveLength(1)
	})
})

async function isWaiting(client: pg.Client): Promise<boolean> {
	const { rows } = await client.query(
		'select 1 from pg_locks where not granted and relation is not null',
	)
	return rows.length > 0
}
