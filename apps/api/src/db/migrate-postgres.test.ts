import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, testServerUrl } from '#test/postgres-test-database.ts'
import { testConfig } from '#test/test-config.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { openDatabase } from './open-database.ts'
import { guestAnalysis } from './schema.ts'

test.skipIf(testServerUrl === null)(
	'processes that start together all find the tables',
	async () => {
		const { url, drop } = await createTestDatabase(testServerUrl ?? '')
		onTestFinished(drop)
		await Promise.all(Array.from({ length: 4 }, () => migratePostgres(url)))
		const database = await openDatabase({ ...testConfig(), databaseUrl: url }, (error) => {
			throw error
		})
		onTestFinished(database.close)
		expect(await database.orm.$count(guestAnalysis)).toBe(0)
	},
)
