import type { PgBoss } from 'pg-boss'
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
		jobs: () => boss.getQueues(),
		files: files.check,
		typesetter: async () => {
			if (engines.typesetter.pids().length === 0) throw new Error('No renderer is running.')
		},
	}
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
