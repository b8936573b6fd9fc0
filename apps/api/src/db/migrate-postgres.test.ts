import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, testServerUrl } from '#test/test-database.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { openPostgres } from './open-postgres.ts'
import { guestAnalysis } from './schema.ts'

test.skipIf(testServerUrl === null)(
	'processes that start together all find the tables',
	async () => {
		const { url, drop } = await createTestDatabase(testServerUrl ?? '')
		onTestFinished(drop)
		await Promise.all(Array.from({ length: 4 }, () => migratePostgres(url)))
		const database = await openPostgres(url, 2)
		onTestFinished(database.close)
		expect(await database.orm.$count(guestAnalysis)).toBe(0)
	},
)
