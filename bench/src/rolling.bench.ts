import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from '@app/e2e/product'
import pg from 'pg'
import { readTestServer } from '../../apps/api/src/config.ts'
import { type Cluster, startCluster } from './rolling/cluster.ts'
import { type Rolling, replaceEach, replaceUnderTraffic } from './rolling/replace-members.ts'
import { nextVersion, versionOfCommit } from './rolling/version-folder.ts'

/**
 * Counts the requests that fail while servers and the worker are replaced one by one, on PostgreSQL and behind nginx
 * with the shipped configuration: by the same version, and by a next version with other tables. None may fail.
 */
const { values } = parseArgs({
	options: {
		requests: { type: 'string', default: '10000' },
		people: { type: 'string', default: '6' },
		from: { type: 'string' },
	},
})
const people = Number(values.people)
const postgresUrl = readTestServer()
if (postgresUrl === null) throw new Error('Please run this as npm run bench:rolling.')
const requests = Math.ceil(Number(values.requests) / 2)

const restart = await withCluster({ postgresUrl }, (cluster) =>
	replaceUnderTraffic(cluster, { requests, people, round: () => replaceEach(cluster) }),
)
print('Rolling restart', restart)

const from = values.from ?? previousCommit()
const upgrade = await upgradeFrom(from, postgresUrl)
print(`Rolling upgrade from ${from} with a change of the schema, and back`, upgrade)

const failures = [...restart.failures, ...upgrade.failures]
const sent = countOf(restart) + countOf(upgrade)
console.log(`\n${failures.length} of ${sent} requests failed.`)
for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)

/** The last release, or the commit before this one where nothing was released. */
function previousCommit(): string {
	try {
		return git('describe', '--tags', '--abbrev=0', 'HEAD~1')
	} catch {
		return git('rev-parse', '--short', 'HEAD~1')
	}
}

function git(...args: string[]): string {
	return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
}

async function upgradeFrom(commit: string, server: string): Promise<Rolling> {
	const before = versionOfCommit(commit)
	const after = nextVersion([
		['alter table cv add column rolling_note text'],
		['create table rolling_thing (id uuid primary key, note text)'],
		['create index concurrently rolling_note on cv (rolling_note)'],
	])
	try {
		return await withCluster({ postgresUrl: server, folder: before.folder }, async (cluster) => {
			const rolling = await replaceUnderTraffic(cluster, {
				requests,
				people,
				round: async () => {
					const [first, second, worker] = cluster.members
					await first?.replace(after.folder)
					// The version before starts on the tables of the next one, as when its machine was started again.
					await second?.replace(before.folder)
					await second?.replace(after.folder)
					await worker?.replace(after.folder)
					await replaceEach(cluster, before.folder)
				},
			})
			await expectNewTables(cluster.databaseUrl)
			return rolling
		})
	} finally {
		before.remove()
		after.remove()
	}
}

async function expectNewTables(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const { rows } = await client.query(
		`select 1 from pg_index where indexrelid = to_regclass('rolling_note') and indisvalid
			and to_regclass('rolling_thing') is not null`,
	)
	await client.end()
	if (rows.length === 0) throw new Error('The new version did not change the schema.')
}

async function withCluster<T>(
	layout: Parameters<typeof startCluster>[0],
	use: (cluster: Cluster) => Promise<T>,
): Promise<T> {
	const cluster = await startCluster(layout)
	try {
		return await use(cluster)
	} finally {
		await cluster.stop()
	}
}

function countOf({ requests: counts }: Rolling): number {
	return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function print(title: string, rolling: Rolling): void {
	const { rounds, seconds, slowestMs, failures: failed } = rolling
	const kinds = Object.entries(rolling.requests).map(([kind, count]) => `${count} ${kind}`)
	console.log(`\n${title}`)
	console.log(
		`  ${rounds} rounds in ${seconds.toFixed(0)} s, each replaced every server and the worker`,
	)
	console.log(
		`  ${countOf(rolling)} requests (${kinds.join(', ')}), the slowest ${Math.round(slowestMs)} ms`,
	)
	console.log(`  ${failed.length} failed`)
}
