import type { Database } from './database.ts'
import { migrationsFolder } from './migrate-postgres.ts'

/** Applies what is missing of our migrations; a database that refuses them is closed before the error is thrown. */
export async function migrateOrClose<Opened extends Database>(database: Opened): Promise<Opened> {
	try {
		await database.migrate(migrationsFolder)
	} catch (error) {
		await database.close()
		throw error
	}
	return database
}
