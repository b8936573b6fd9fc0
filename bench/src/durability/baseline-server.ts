import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { openEmbedded } from '../../../apps/api/src/db/embedded/open-embedded.ts'

/**
 * A baseline: the least a save over HTTP can cost. It parses the request and runs one `UPDATE`, without login, checks or
 * limits. Ella's server is compared with it.
 */
const { PORT, DATA_DIR = '', DATABASE_URL } = process.env
const query = DATABASE_URL ? queryOnPostgres(DATABASE_URL) : await queryEmbedded()
const statement = `update cv set document = $1::jsonb, revision = revision + 1, updated_at = $2::timestamptz
	where id = $3::uuid and revision = $4::integer returning revision`

createServer(async (request, response) => {
	const id = request.url?.split('/')[3] ?? ''
	const revision = Number(request.headers['if-match']?.replaceAll('"', ''))
	const { document } = JSON.parse(await readBody(request))
	const updatedAt = new Date().toISOString()
	const { rows } = await query(statement, [JSON.stringify(document), updatedAt, id, revision])
	response.writeHead(rows[0] ? 200 : 500, { 'content-type': 'application/json' })
	response.end(JSON.stringify({ id, revision: rows[0]?.revision, updatedAt }))
}).listen(Number(PORT), '127.0.0.1', () => console.log('ready at'))

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

function queryOnPostgres(connectionString: string): Query {
	const pool = new pg.Pool({ connectionString, max: 10 })
	return (text, values) => pool.query(text, values)
}

async function queryEmbedded(): Promise<Query> {
	const database = await openEmbedded(DATA_DIR, (error) => {
		throw error
	})
	process.once('SIGTERM', () => void database.close().then(() => process.exit()))
	return (text, values) => database.thread.query(text, values)
}

async function readBody(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk)
	return Buffer.concat(chunks).toString()
}
