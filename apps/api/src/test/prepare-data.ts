import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#db/embedded/open-embedded.ts'
import { openJobs } from '../services/open-jobs.ts'
import { testServerUrl } from './test-database.ts'

declare module 'vitest' {
	export interface ProvidedContext {
		/** A data folder with an empty database in it, to be copied; `null` when the tests use a server. */
		preparedDataDir: string | null
	}
}

let folder: string | null = null

/** Makes one empty embedded database that every test file starts from a copy of: making one takes seconds. */
export async function setup(project: TestProject): Promise<void> {
	if (testServerUrl === null) folder = await prepare()
	project.provide('preparedDataDir', folder)
}

/** Removes it. */
export async function teardown(): Promise<void> {
	if (folder !== null) await rm(folder, { recursive: true, force: true })
}

async function prepare(): Promise<string> {
	const made = await mkdtemp(join(tmpdir(), 'ella-prepared-'))
	const database = await openEmbedded(made, (error) => {
		throw error
	})
	const boss = await openJobs(database, { warn: () => undefined })
	await boss.stop({ graceful: true, timeout: 3000 })
	await database.close()
	return made
}

/** Puts a copy of the prepared database into a new data folder. */
export async function copyPrepared(prepared: string, dataDir: string): Promise<void> {
	await cp(join(prepared, 'database'), join(dataDir, 'database'), { recursive: true })
}
