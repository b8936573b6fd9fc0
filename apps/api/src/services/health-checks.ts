import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { DocumentEngines } from './document-engines.ts'
import type { FileStore } from './files/file-store.ts'

/** Each resolves when its part of the service works and rejects when it does not. */
export type HealthChecks = Record<string, () => Promise<unknown>>

export type PartState = 'ok' | 'failing'

type Parts = { database: Database; boss: PgBoss; files: FileStore; engines: DocumentEngines }

const checkTimeoutMs = 3000

/** The parts that have to work for Ella to work. */
export function healthChecks({ database, boss, files, engines }: Parts): HealthChecks {
	return {
		database: database.check,
		jobs: async () => {
			await boss.getQueues()
			await refuseUntakenJobs(database)
		},
		files: files.check,
		typesetter: async () => {
			if (engines.typesetter.pids().length === 0) throw new Error('No renderer is running.')
		},
	}
}

const lookedAt = z.object({ rows: z.tuple([z.object({ isUntaken: z.boolean() })]) })

/**
 * Throws while jobs wait and nobody takes any, because no worker runs. Workers with too much to do always have some that
 * run or ran just now. Jobs are scheduled every five minutes, so without a worker there are soon some that wait.
 */
async function refuseUntakenJobs({ orm }: Database): Promise<void> {
	const found = await orm.execute(sql`
		select exists (
			select from pgboss.job where state < 'active' and start_after < now() - interval '1 minute'
		) and not exists (
			select from pgboss.job where state = 'active' or started_on > now() - interval '1 minute'
		) as "isUntaken"`)
	const [{ isUntaken }] = lookedAt.parse(found).rows
	if (isUntaken) throw new Error('Jobs wait, and no worker takes them.')
}

/** How every part is now; one that does not answer in time fails. */
export async function checkAll(checks: HealthChecks): Promise<Record<string, PartState>> {
	const entries = Object.entries(checks).map(
		async ([name, check]): Promise<[string, PartState]> => {
			return [name, await runCheck(check)]
		},
	)
	return Object.fromEntries(await Promise.all(entries))
}

/** How one part is now; it fails when it does not answer in time. */
export async function runCheck(check: () => Promise<unknown>): Promise<PartState> {
	let timer: NodeJS.Timeout | undefined
	const tooLate = new Promise<'failing'>((resolve) => {
		timer = setTimeout(() => resolve('failing'), checkTimeoutMs)
	})
	const checked = check().then(
		() => 'ok' as const,
		() => 'failing' as const,
	)
	return Promise.race([checked, tooLate]).finally(() => clearTimeout(timer))
}
