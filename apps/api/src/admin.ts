import { createWriteStream, writeSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type AdminAnswer, type AdminRequest, adminRequestSchema } from './admin/admin-request.ts'
import { askAdminSocket } from './admin/admin-socket.ts'
import { installationCommandSchema } from './admin/installation-command.ts'
import { runInstallationCommand } from './admin/run-installation-command.ts'
import { answerWithoutServer } from './admin-commands.ts'
import { type Config, readConfig } from './config.ts'
import { describeErrors } from './graceful-shutdown.ts'

/** Does one thing for an operator: the first argument is the request as JSON, the second the file for a zip. */
try {
	const [json = '', zipPath = ''] = process.argv.slice(2)
	const request: unknown = JSON.parse(json)
	const config = readConfig()
	const aboutData = installationCommandSchema.safeParse(request)
	if (aboutData.success) await write(await runInstallationCommand(config, aboutData.data), zipPath)
	else await lookAfterAccounts(config, adminRequestSchema.parse(request), zipPath)
	process.exit(0)
} catch (error) {
	for (const sentence of describeErrors(error)) writeSync(2, `${sentence}\n`)
	process.exit(1)
}

// A server with the embedded database does it; otherwise this process opens the database itself.
async function lookAfterAccounts(
	config: Config,
	request: AdminRequest,
	zipPath: string,
): Promise<void> {
	const answer = config.databaseUrl === null ? await askAdminSocket(config.dataDir, request) : null
	if (answer) await write(answer, zipPath)
	else await answerWithoutServer(config, request, (found) => write(found, zipPath))
}

async function write({ sentence, result }: AdminAnswer, zipPath: string): Promise<void> {
	if ('json' in result) writeSync(1, `${JSON.stringify(result.json, null, 2)}\n`)
	else await writeZip(result.bytes, zipPath)
	writeSync(2, `${sentence}\n`)
}

// Only its owner may read it, and half a file is none.
async function writeZip(zip: AsyncIterable<Uint8Array>, path: string): Promise<void> {
	try {
		await pipeline(zip, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
	} catch (error) {
		const isThereAlready = error instanceof Error && 'code' in error && error.code === 'EEXIST'
		if (isThereAlready) throw new Error(`There is already a file "${path}".`)
		await rm(path, { force: true })
		throw error
	}
}
