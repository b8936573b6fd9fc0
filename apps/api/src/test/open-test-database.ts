import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '#db/database.ts'
import { openDatabase } from '#db/open-database.ts'
import { createTestDatabase, testServerUrl } from './postgres-test-database.ts'
import { copyPrepared } from './prepare-data.ts'
import { type CleanUp, temporaryFolder } from './temporary-folder.ts'
import { testConfig } from './test-config.ts'

/** Opens a new, empty database: PGlite, or PostgreSQL when there is a server to test on. */
export async function openTestDatabase(cleanUp: CleanUp): Promise<Database> {
	const database = await openDatabase(
		{ ...testConfig(), ...(await placeForDatabase(cleanUp)) },
		(error) => {
			throw error
		},
	)
	cleanUp(database.close)
	return database
}

/** Where a new database of a test is to be. */
export async function placeForDatabase(
	cleanUp: CleanUp,
): Promise<{ dataDir: string; databaseUrl: string | null }> {
	const dataDir = join(await temporaryFolder(cleanUp), 'data')
	if (testServerUrl === null) {
		copyPrepared(inject('preparedDataDir'), dataDir)
		return { dataDir, databaseUrl: null }
	}
	const { url, drop } = await createTestDatabase(testServerUrl, inject('preparedDatabase'))
	cleanUp(drop)
	return { dataDir, databaseUrl: url }
}
