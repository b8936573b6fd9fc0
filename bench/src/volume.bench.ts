import { rmSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runEllaCommand } from '@app/e2e/run-ella'
import { sql } from 'drizzle-orm'
import { readConfig } from '../../apps/api/src/config.ts'
import type { Orm } from '../../apps/api/src/db/database.ts'
import { openDatabase } from '../../apps/api/src/db/open-database.ts'
import { thinVersions } from '../../apps/api/src/modules/cvs/thin-versions.ts'
import { removeUploads } from '../../apps/api/src/modules/guest-analysis/remove-uploads.ts'
import { sendJobAlerts } from '../../apps/api/src/modules/vacancies/send-job-alerts.ts'
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
const fillWithinMs = 600_000

const postgres = await startTemporaryPostgres()
const dataDir = await mkdtemp(join(tmpdir(), 'ella-volume-'))
try {
	await run()
} finally {
	await postgres.stop()
	rmSync(dataDir, { recursive: true, force: true })
}

async function run(): Promise<void> {
	const { url: databaseUrl } = await createTestDatabase(postgres.url)
	const config = { ...readConfig({}), dataDir, databaseUrl }
	const fail = (error: Error) => {
		throw error
	}
	const database = await openDatabase(config, fail, 'job')
	const { orm } = database
	const files = await openFileStore({ s3: null, dataDir })
	const at = new Date() as RetentionTime
	const count = async (table: string) => {
		const answer = await orm.execute(sql.raw(`select count(*)::int as count from ${table}`))
		return Number((answer as unknown as { rows: { count: number }[] }).rows[0]?.count)
	}
	const accounts = Math.ceil(versions / versionsOfCv / 5)
	await timed(`${accounts} accounts written`, () => fillAccounts(orm, accounts))
	const wish = { versions, versionsOfCv, untilMs: Date.now() + fillWithinMs }
	await timed('versions written', () => fillVersions(orm, wish))
	console.log(
		`  ${await count('cv_version')} versions of ${await count('cv')} CVs, ${await size(orm)}`,
	)
	const before = await count('cv_version')
	await timed('versions thinned, what two days have brought', () => thinVersions({ orm }, at))
	const after = await count('cv_version')
	console.log(`  ${before - after} deleted, ${after} left`)
	await timed('versions thinned, an hour later', () => thinVersions({ orm }, inAnHour(at)))
	console.log(`  ${after - (await count('cv_version'))} deleted`)

	await timed(`${uploads} uploads written`, () => fillUploads({ orm, files, uploads, at }))
	await timed('uploads deleted that have expired, a tenth', () =>
		removeUploads({ orm, files }).removeExpired(at),
	)
	console.log(`  ${await count('guest_analysis')} left`)
	await timed('stored files looked through for those that nothing needs', () =>
		removeUploads({ orm, files }).removeOrphans(at),
	)

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
	await database.close()

	const file = join(dataDir, 'backup.ella-backup')
	const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
	await timed('backup, written and read back', () => ella(['admin', 'backup', file], env))
	console.log(`  ${(statSync(file).size / 1e6).toFixed(0)} MB`)
	await timed('backup verified', () => ella(['admin', 'verify', file], env))
	const { url: empty } = await createTestDatabase(postgres.url)
	const elsewhere = { DATABASE_URL: empty, DATA_DIR: join(dataDir, 'restored') }
	await timed('backup restored', () => ella(['admin', 'restore', file], elsewhere))
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
