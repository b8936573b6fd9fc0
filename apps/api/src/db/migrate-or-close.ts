import type { Database } from './database.ts'
import { migrationsFolder } from './migrate-postgres.ts'

/** Applies the missing migrations; if one fails, closes the database before it throws the error. */
export async function migrateOrClose<Opened extends Database>(database: Opened): Promise<Opened> {
	try {
		await database.migrate(migrationsFolder)
	} catch (error) {
		await database.close()
		throw error
	}
	return database
}
