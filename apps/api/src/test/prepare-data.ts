import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Database } from '#db/database.ts'
import { openEmbedded } from '#db/embedded/open-embedded.ts'
import { openDatabase } from '#db/open-database.ts'
import { openJobQueue } from '../services/open-job-queue.ts'
import { createTestDatabase, type TestDatabase, testServerUrl } from './postgres-test-database.ts'
import { testConfig } from './test-config.ts'

declare module 'vitest' {
	export interface ProvidedContext {
		/** A data folder with an empty embedded database in it, to be copied. */
		preparedDataDir: string
		/** The name of an empty database on the server to test on, to be copied; `null` without a server. */
		preparedDatabase: string | null
	}
}

let folder: string | null = null
let database: TestDatabase | null = null

/** Makes one empty database of each engine that every test file starts from a copy of: making one takes seconds. */
export async function setup(project: TestProject): Promise<void> {
	folder = await prepareFolder()
	if (testServerUrl !== null) database = await prepareDatabase(testServerUrl)
	project.provide('preparedDataDir', folder)
	project.provide('preparedDatabase', database && new URL(database.url).pathname.slice(1))
}

/** Removes it. */
export async function teardown(): Promise<void> {
	await database?.drop()
	if (folder !== null) await rm(folder, { recursive: true, force: true })
}

async function prepareFolder(): Promise<string> {
	const made = await mkdtemp(join(tmpdir(), 'ella-prepared-'))
	await makeQueues(await openEmbedded(made, failTest))
	return made
}

function failTest(error: Error): void {
	throw error
}

async function prepareDatabase(serverUrl: string): Promise<TestDatabase> {
	const made = await createTestDatabase(serverUrl)
	const place = { ...testConfig(), databaseUrl: made.url }
	await makeQueues(await openDatabase(place, failTest))
	return made
}

async function makeQueues(opened: Database): Promise<void> {
	const boss = await openJobQueue(opened, { warn: () => undefined })
	await boss.stop({ graceful: true, timeout: 3000 })
	await opened.close()
}

/** Puts a copy of the prepared database into a new data folder. */
export function copyPrepared(prepared: string, dataDir: string): void {
	// Of a thousand small files: one at a time in turns of the event loop takes several times as long.
	cpSync(join(prepared, 'database'), join(dataDir, 'database'), { recursive: true })
}
