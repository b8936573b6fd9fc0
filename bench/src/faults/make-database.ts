import pg from 'pg'
import type { TemporaryPostgres } from '../../../scripts/temporary-postgres.mjs'

/** Makes Ella's database, on a separate disk if there is one, and returns its address. */
export async function makeDatabase(
	{ url }: TemporaryPostgres,
	diskFolder: string | null,
): Promise<string> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		if (diskFolder !== null) {
			await client.query(`create tablespace small location '${diskFolder}'`)
		}
		await client.query(`create database ella${diskFolder === null ? '' : ' tablespace small'}`)
	} finally {
		await client.end()
	}
	const made = new URL(url)
	made.pathname = '/ella'
	return made.href
}
