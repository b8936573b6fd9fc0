import { createHash } from 'node:crypto'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { guestAnalysis } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { embeddedMajor, openEmbedded, readMajorVersion } from './open-embedded.ts'
import { checkpointAndVacuum } from './schedule-maintenance.ts'

const neverLost = (error: Error) => {
	throw error
}

let folder: string
let database: Awaited<ReturnType<typeof openEmbedded>>
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	folder = await temporaryFolder(later)
	database = await openEmbedded(folder, neverLost)
})
afterAll(() => database.close())

test('every commit reaches the disk: fsync is on, and a commit syncs a file', async () => {
	const { thread } = database
	const { rows } = await thread.query(
		"select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
	)
	expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on'])
	await thread.query('create table written (n int)')
	const before = await thread.fileSyncs()
	for (let n = 0; n < 5; n += 1) await thread.query('insert into written values ($1)', [n])
	expect(await thread.fileSyncs()).toBeGreaterThanOrEqual(before + 5)
})

test('the migrations have made the tables that the schema names', async () => {
	expect(await database.orm.$count(guestAnalysis)).toBe(0)
})

test('a failed transaction leaves nothing behind, and the connection usable', async () => {
	const { orm, thread } = database
	await thread.query('create table tried (n int)')
	const failing = orm.transaction(async (tx) => {
		await tx.execute(sql`insert into tried values (1)`)
		await tx.execute(sql`select 1 / 0`)
	})
	await expect(failing).rejects.toThrow()
	expect((await thread.query('select * from tried')).rows).toEqual([])
})

test('of several statements at once none stays when one fails', async () => {
	const { thread } = database
	await thread.query('create table batch (n int)')
	const failing = thread.exec('begin; insert into batch values (1); select 1 / 0; commit')
	await expect(failing).rejects.toThrow('division by zero')
	expect((await thread.query('select * from batch')).rows).toEqual([])
})

test('statements of others wait until a transaction is over', async () => {
	const { orm, thread } = database
	await thread.query('create table turns (who text)')
	const inside = orm.transaction(async (tx) => {
		await tx.execute(sql`insert into turns values ('transaction')`)
		await new Promise((resolve) => setImmediate(resolve))
		await tx.execute(sql`insert into turns values ('transaction')`)
	})
	await Promise.all([inside, thread.query("insert into turns values ('other')")])
	const { rows } = await thread.query('select who from turns')
	expect(rows.map(({ who }) => who)).toEqual(['transaction', 'transaction', 'other'])
})

test('waiting for the outer connection inside a transaction fails instead of hanging', async () => {
	const { orm } = database
	const wrong = orm.transaction(async () => orm.execute(sql`select 1`))
	await expect(wrong).rejects.toThrow()
	await expect(orm.execute(sql`select 1`)).resolves.toBeDefined()
})

test('the thread shows that it lives during a long transaction, but not inside a statement', async () => {
	const { orm, thread } = database
	await orm.transaction(() => thread.beat())
	const order: string[] = []
	await Promise.all([
		thread.query('select pg_sleep(0.2)').then(() => order.push('statement')),
		new Promise<void>((resolve) => setImmediate(resolve))
			.then(() => thread.beat())
			.then(() => order.push('beat')),
	])
	expect(order).toEqual(['statement', 'beat'])
})

test('an error keeps the code that PostgreSQL gave it', async () => {
	const { thread } = database
	await thread.exec('create table once (n int unique); insert into once values (1)')
	await expect(thread.query('insert into once values (1)')).rejects.toMatchObject({ code: '23505' })
})

test('a notification reaches whoever listens', async () => {
	const { thread } = database
	const heard: string[] = []
	const stop = await thread.listen('news', (payload) => heard.push(payload))
	await thread.query("select pg_notify('news', 'hello')")
	await stop()
	await thread.query("select pg_notify('news', 'nobody')")
	expect(heard).toEqual(['hello'])
})

test('housekeeping gives back the room of what was deleted', async () => {
	const { thread } = database
	await thread.exec(
		"create table rows (t text); insert into rows select repeat('x', 1000) from generate_series(1, 2000); delete from rows",
	)
	await checkpointAndVacuum(thread)
	const { rows } = await thread.query("select pg_relation_size('rows')::int as size")
	expect(rows).toEqual([{ size: 0 }])
})

test('a second opening of the same folder is refused', async () => {
	await expect(openEmbedded(folder, neverLost)).rejects.toThrow(
		'Another Ella is using the data folder',
	)
})

test('a folder of another PostgreSQL is refused untouched, with the commands that bring it over', async () => {
	const other = await temporaryFolder(onTestFinished)
	const directory = join(other, 'database')
	await cp(join(folder, 'database'), directory, { recursive: true })
	await writeFile(join(directory, 'PG_VERSION'), '17\n')
	const before = await contentOf(directory)
	const refusal = await openEmbedded(other, neverLost).catch((error: Error) => error.message)
	expect(refusal).toContain(
		`PostgreSQL 17 made the database in ${directory}, but this version of Ella uses 18.`,
	)
	expect(refusal).toMatch(/1\. .*admin backup (\S+)\n2\. .*mv .*\n3\. .*admin restore \1$/)
	expect(await contentOf(directory)).toEqual(before)
	// The folder is not left locked.
	await expect(openEmbedded(other, neverLost)).rejects.toThrow('PostgreSQL 17 made the database')
})

test('the major version that folders are compared with is the one that runs', async () => {
	const { rows } = await database.thread.query('show server_version')
	expect(String(rows[0]?.server_version)).toMatch(new RegExp(`^${embeddedMajor}\\.`))
	expect(readMajorVersion(join(folder, 'database'))).toBe(embeddedMajor)
})

async function contentOf(directory: string): Promise<Record<string, string>> {
	const names = await readdir(directory, { recursive: true, withFileTypes: true })
	const files = names.filter((entry) => entry.isFile())
	const read = files.map(async ({ parentPath, name }) => {
		const bytes = await readFile(join(parentPath, name))
		return [join(parentPath, name), createHash('sha256').update(bytes).digest('hex')]
	})
	return Object.fromEntries(await Promise.all(read))
}

test('what was committed is there after closing and opening again', async () => {
	await database.thread.exec('create table kept (n int); insert into kept values (42)')
	await database.close()
	database = await openEmbedded(folder, neverLost)
	expect((await database.thread.query('select n from kept')).rows).toEqual([{ n: 42 }])
})
