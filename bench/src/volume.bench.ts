import { rmSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runEllaCommand } from '@app/e2e/run-ella'
import { sql } from 'drizzle-orm'
import { type Config, readConfig } from '../../apps/api/src/config.ts'
import type { Database, Orm } from '../../apps/api/src/db/database.ts'
import { openDatabase } from '../../apps/api/src/db/open-database.ts'
import { thinVersions } from '../../apps/api/src/modules/cvs/thin-versions.ts'
import { removeUploads } from '../../apps/api/src/modules/guest-analysis/remove-uploads.ts'
import { sendJobAlerts } from '../../apps/api/src/modules/vacancies/send-job-alerts.ts'
import type { FileStore } from '../../apps/api/src/services/files/file-store.ts'
import { openFileStore } from '../../apps/api/src/services/files/open-file-store.ts'
import type { RetentionTime } from '../../apps/api/src/services/retention.ts'
import { createTestDatabase } from '../../apps/api/src/test/postgres-test-database.ts'
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.mjs'
import { fillJobs } from './jobs/fill-jobs.ts'
import { fillAccounts, fillSearches, fillUploads, fillVersions } from './volume/fill.ts'

/**
 * Times work for all accounts at once on a PostgreSQL with many generated rows: thinning versions, deleting expired
 * uploads, mailing alerts, and a backup that is read back. Prints the measurements and extrapolates nothing.
 */
const { values } = parseArgs({
	options: {
		full: { type: 'boolean', default: false },
		versions: { type: 'string' },
	},
})
const versions = Number(values.versions ?? (values.full ? 5_000_000 : 100_000))
const versionsOfCv = 20
const uploads = Math.ceil(versions / 500)
const searches = Math.ceil(versions / 500)
/** The time limit of the filling. After it, the rows inserted so far are measured. */
const fillWithinMs = 900_000

/** Versions of the database that is backed up, if it is not the one of the other measurements. */
const mostBackedUp = 100_000

const postgres = await startTemporaryPostgres({
	settings: { shared_buffers: '1GB', max_wal_size: '4GB' },
})
const dataDir = await mkdtemp(join(tmpdir(), 'ella-volume-'))
try {
	await run()
} finally {
	await postgres.stop()
	rmSync(dataDir, { recursive: true, force: true })
}

async function run(): Promise<void> {
	const at = new Date() as RetentionTime
	const { database, config } = await openFilled(versions)
	const { orm } = database
	const files = await openFileStore({ s3: null, dataDir })
	const before = await count(orm, 'cv_version')
	await timed('versions thinned, what two days have brought', () => thinVersions({ orm }, at))
	const after = await count(orm, 'cv_version')
	console.log(`  ${before - after} deleted, ${after} left`)
	await timed('versions thinned, an hour later', () => thinVersions({ orm }, inAnHour(at)))
	console.log(`  ${after - (await count(orm, 'cv_version'))} deleted`)
	await measureUploads({ orm, files, at })
	await measureAlerts(orm, at)
	await database.close()
	await measureBackup(config)
}

type Filled = { database: Database; config: Config & { databaseUrl: string } }

/** Opens a new database with so many versions, or as many as there was time for. */
async function openFilled(wanted: number): Promise<Filled> {
	const { url: databaseUrl } = await createTestDatabase(postgres.url)
	const config = { ...readConfig({}), dataDir, databaseUrl }
	const fail = (error: Error) => {
		throw error
	}
	const database = await openDatabase(config, fail, 'job')
	const { orm } = database
	const accounts = Math.ceil(wanted / versionsOfCv / 5)
	// Nothing waits for the disk until the rows are there.
	const waitForDisk = async (isOn: boolean) => {
		await orm.execute(sql.raw(`alter system set fsync = ${isOn ? 'on' : 'off'}`))
		await orm.execute(sql`select pg_reload_conf()`)
		if (isOn) await orm.execute(sql`checkpoint`)
	}
	await waitForDisk(false)
	await timed(`${accounts} accounts written`, () => fillAccounts(orm, accounts))
	const wish = { accounts, versions: wanted, versionsOfCv, untilMs: Date.now() + fillWithinMs }
	await timed('versions written', () => fillVersions(orm, wish))
	await waitForDisk(true)
	const [written, cvs] = [await count(orm, 'cv_version'), await count(orm, 'cv')]
	console.log(`  ${written} versions of ${cvs} CVs, ${await size(orm)}`)
	return { database, config }
}

type Uploaded = { orm: Orm; files: FileStore; at: RetentionTime }

async function measureUploads({ orm, files, at }: Uploaded): Promise<void> {
	await timed(`${uploads} uploads written`, () => fillUploads({ orm, files, uploads, at }))
	await timed('uploads deleted that have expired, a tenth', () =>
		removeUploads({ orm, files }).removeExpired(at),
	)
	console.log(`  ${await count(orm, 'guest_analysis')} left`)
	await timed('stored files looked through for those that nothing needs', () =>
		removeUploads({ orm, files }).removeOrphans(at),
	)
}

async function measureAlerts(orm: Orm, at: RetentionTime): Promise<void> {
	await timed('100,000 jobs and saved searches written', async () => {
		await fillJobs(orm, at.getTime() - 3_600_000)
		await fillSearches(orm, { searches, at })
	})
	let mails = 0
	await timed(`${searches} saved searches looked at by one worker`, () =>
		sendJobAlerts({
			orm,
			now: () => at.getTime(),
			mail: {
				queue: async () => {
					mails += 1
				},
			},
			log: { warn: (details) => console.log(details) },
			signal: new AbortController().signal,
		}),
	)
	console.log(`  ${mails} emails`)
}

/** Times a backup and its restore; of many versions only a part, in a database of its own. */
async function measureBackup(all: Filled['config']): Promise<void> {
	let { databaseUrl } = all
	if (versions > mostBackedUp) {
		const part = await openFilled(mostBackedUp)
		await part.database.close()
		databaseUrl = part.config.databaseUrl
	}
	const file = join(dataDir, 'backup.ella-backup')
	const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
	await timed('backup, written and read back', () => ella(['admin', 'backup', file], env))
	console.log(`  ${(statSync(file).size / 1e6).toFixed(0)} MB`)
	await timed('backup verified', () => ella(['admin', 'verify', file], env))
	const { url: empty } = await createTestDatabase(postgres.url)
	const elsewhere = { DATABASE_URL: empty, DATA_DIR: join(dataDir, 'restored') }
	await timed('backup restored', () => ella(['admin', 'restore', file], elsewhere))
}

async function count(orm: Orm, table: string): Promise<number> {
	const answer = await orm.execute(sql.raw(`select count(*)::int as count from ${table}`))
	return Number((answer as unknown as { rows: { count: number }[] }).rows[0]?.count)
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
	const startedAt = performance.now()
	const outcome = await work().then(
		() => '',
		(error: Error) => `, ended by: ${reasonOf(error)}`,
	)
	const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
	console.log(`${what}: ${seconds} s${outcome}`)
}

// Returns the driver's message, because the query's message repeats all its values.
function reasonOf({ cause, message }: Error): string {
	return cause instanceof Error ? cause.message : (message.split('\n', 1)[0] ?? '')
}

async function size(orm: Orm): Promise<string> {
	const answer = await orm.execute(sql`select pg_database_size(current_database())::text as bytes`)
	const [row] = (answer as unknown as { rows: { bytes: string }[] }).rows
	return `${(Number(row?.bytes) / 1e9).toFixed(1)} GB`
}

function inAnHour(at: Date): RetentionTime {
	return new Date(at.getTime() + 3_600_000) as RetentionTime
}

/** A command of an operator, as they run it. */
async function ella(args: string[], env: Record<string, string>): Promise<void> {
	const { exitCode, sentence } = await runEllaCommand(args, undefined, env)
	if (exitCode !== 0) throw new Error(sentence)
}
