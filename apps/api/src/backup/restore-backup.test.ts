import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultDesign, emptyCv } from '@app/cv'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Orm } from '#db/database.ts'
import { account } from '#db/schema.ts'
import { emptyPlace, enginesHere, preparedPlace, withOpen } from '#test/databases-of-each-engine.ts'
import { insertAccount } from '#test/insert-account.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { openAdminSocket } from '../admin/admin-socket.ts'
import { answerAdmin } from '../admin/answer-admin.ts'
import { runInstallationCommand } from '../admin/run-installation-command.ts'
import { createAdminCommands } from '../admin-commands.ts'
import {
	appliedMigrations,
	knownMigrations,
	migrateLike,
	refuseNewer,
} from './applied-migrations.ts'
import type { Row, TableShape } from './backup-format.ts'
import { compareTable, findTarget, loadRows, setSequence, type TargetTable } from './load-tables.ts'
import { openBackupFile } from './open-backup-file.ts'
import { parseBackup } from './parse-backup.ts'
import { readSequences, readTables } from './read-database-catalog.ts'
import { checksumTable, readRows } from './read-rows.ts'
import { formatRow } from './row-checksum.ts'
import { selectRows, setTransactionFormats } from './snapshot.ts'

/** A machine that has more to do takes its time to save. */
const patience = { timeout: 60_000 }

const everyType = `create table public.every_type (
	id bigint generated always as identity, "a ""name"" , of.its own" text,
	big bigint, exact numeric, float double precision, small real, yes boolean, bytes bytea,
	at timestamptz, local timestamp, day date, span interval, ids uuid[], words text[], nested int[][],
	json jsonb, kept json, twice integer generated always as (1 + 1) stored)`

const hardValues = `insert into public.every_type
	("a ""name"" , of.its own", big, exact, float, small, yes, bytes, at, local, day, span, ids, words, nested, json, kept)
	values (e'\\n\\t\\\\"''', 9223372036854775807, 0.10000000000000000000000000001, 0.1 + 0.2::float8,
		3.4028235e38, false, '\\x00ff0a5c', '2026-06-01 12:34:56.123456+02', '0044-03-15 00:00:00.000001 BC',
		'infinity', '1 mon -2 days 03:04:05.678901', array['01890a5d-ac96-774b-bcce-b302099a8057'::uuid],
		array['a,b', '"q"', null, 'NULL', '', '{}', e'\\\\'], array[[1,2],[3,null]],
		'{"n": 1.0, "big": 123456789012345678901234567890, "t": "\\u2028\\"", "x": null}', '{"b": 1,  "a": 1, "a": 2}'),
	(null, -9223372036854775808, 'NaN', '-infinity', 'NaN', null, '', '-infinity', null, null, null, '{}', '{}', '{}',
		'null', null)`

describe.each(enginesHere)('on the %s database', (engine) => {
	test('values of every type, and counters, are read and written as they are', async () => {
		const config = await preparedPlace(engine, onTestFinished)
		await withOpen(config, ({ orm }) =>
			orm.transaction(async (tx) => {
				await setTransactionFormats(tx)
				await selectRows(tx, everyType)
				await selectRows(tx, hardValues)
				const [table] = await readTables(tx, ['public.every_type'])
				const counters = await readSequences(tx)
				expect(counters).toEqual([
					{ name: 'public.every_type_id_seq', lastValue: '2', isCalled: true },
				])
				if (!table) throw new Error('The table is not found.')
				const asJson = () =>
					selectRows(tx, 'select to_jsonb(t) as row from public.every_type t order by id')
				const before = await asJson()
				const sum = await checksumTable(tx, table)
				const target = await makeAnewFromLines(tx, table)
				for (const counter of counters) await setSequence(tx, counter)
				expect(await asJson()).toEqual(before)
				await compareTable(tx, target, sum)
				await selectRows(tx, 'insert into public.every_type (big) values (1)')
				expect(await selectRows(tx, 'select max(id)::text as id from public.every_type')).toEqual([
					{ id: '3' },
				])
				await expect(compareTable(tx, target, sum)).rejects.toThrow('differ from the backup')
			}),
		)
	})

	test('a backup of an older Ella is brought up to date, and one of a newer Ella refused', {
		timeout: 600_000,
	}, async () => {
		const older = await emptyPlace(engine, onTestFinished)
		const newest = knownMigrations()
		const id = randomUUID()
		await withOpen(older, async ({ orm, migrate }) => {
			await migrateLike(newest.slice(0, 6), migrate)
			await selectRows(
				orm,
				sql`insert into account (id, email, email_key) values (${id}, 'A@b.c', 'a@b.c')`,
			)
		})
		const from = join(await temporaryFolder(onTestFinished), 'older')
		await runInstallationCommand(older, { command: 'backup', to: from })
		const config = await emptyPlace(engine, onTestFinished)
		await runInstallationCommand(config, { command: 'restore', from })
		await withOpen(config, async ({ orm }) => {
			const [row] = await orm.select().from(account)
			expect(row).toMatchObject({ id, email: 'A@b.c', linkGeneration: 0 })
			expect(await appliedMigrations(orm)).toEqual(newest)
		})
		expect(() => refuseNewer([...newest, 9e12], 'This backup')).toThrow(
			'This backup was made by a newer version of Ella.',
		)
	})
})

async function makeAnewFromLines(tx: Orm, table: TableShape): Promise<TargetTable> {
	const lines: string[] = []
	for await (const rows of readRows(tx, table)) lines.push(...rows.map(formatRow))
	await selectRows(tx, 'drop table public.every_type')
	await selectRows(tx, everyType)
	const target = await findTarget(tx, table)
	const loading = loadRows(tx, target, async () => undefined)
	for (const line of lines) await loading.add(line)
	await loading.flush()
	return target
}

test('a backup that is made while people write shows one moment, also of a running server', async () => {
	const { app, background } = await openTestApp(onTestFinished, { works: false })
	const { config, database, cvs } = background
	const door = await openAdminSocket(config.dataDir, (request) =>
		answerAdmin(createAdminCommands(background), request),
	)
	onTestFinished(door.close)
	const [ada, bea] = [await insertAccount(database.orm), await insertAccount(database.orm)]
	const content = { title: '0', document: emptyCv(), design: defaultDesign() }
	const { id: cvId } = await cvs.create(ada, content)
	const writing = { stops: false, times: 0 }
	const writers = writeUntilStopped(writing, async (count) => {
		await setBoth(database.orm, [ada, bea], String(count))
		const key = { ownerId: ada, cvId, revision: count }
		await cvs.save(key, { title: String(count) }, { reason: 'export', label: '' })
	})
	const folder = await temporaryFolder(onTestFinished)
	const seen: string[] = []
	for (const name of ['first', 'second']) {
		const before = writing.times
		await expect.poll(() => writing.times, patience).toBeGreaterThan(before + 2)
		const to = join(folder, name)
		await runInstallationCommand(config, { command: 'backup', to })
		const tables = await tablesIn(to)
		const headlines = tables['public.account']?.map(({ headline }) => headline) ?? []
		expect(new Set(headlines).size).toBe(1)
		const [row] = tables['public.cv'] ?? []
		const versions = tables['public.cv_version'] ?? []
		expect(Math.max(...versions.map(({ revision }) => Number(revision)))).toBe(
			Number(row?.revision),
		)
		seen.push(String(row?.revision))
	}
	writing.stops = true
	await writers
	expect(Number(seen[1])).toBeGreaterThan(Number(seen[0]))
	expect((await readdir(config.dataDir)).filter((name) => name.includes('partial'))).toEqual([])
	expect((await app.inject('/api/health/')).statusCode).toBe(200)
})

async function writeUntilStopped(
	writing: { stops: boolean; times: number },
	write: (count: number) => Promise<void>,
): Promise<void> {
	while (!writing.stops) {
		await write(writing.times + 1)
		writing.times += 1
	}
}

function setBoth(orm: Orm, ids: string[], headline: string): Promise<void> {
	return orm.transaction(async (tx) => {
		for (const id of ids) await tx.update(account).set({ headline }).where(eq(account.id, id))
	})
}

async function tablesIn(path: string): Promise<Record<string, Record<string, string | null>[]>> {
	const tables: Record<string, Record<string, string | null>[]> = {}
	let names: string[] = []
	let rows: Record<string, string | null>[] = []
	const named = (row: Row) =>
		Object.fromEntries(names.map((name, index) => [name, row[index] ?? null]))
	for await (const part of parseBackup(openBackupFile(path, null))) {
		if (part.kind === 'table') {
			names = part.table.columns.map(([name]) => name)
			rows = []
			tables[part.table.name] = rows
		}
		if (part.kind === 'row') rows.push(named(part.row))
	}
	return tables
}
