import { createHash } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { AppError } from '#http/app-error.ts'
import { type AdminAnswer, type AdminRequest, adminRequestSchema } from './admin-request.ts'

export type AnswerAdmin = (request: AdminRequest) => Promise<AdminAnswer>

const bytesType = 'application/octet-stream'

/** Kept below the length that every system allows for the path of a socket. */
const longestPath = 100

/**
 * Takes operators' commands at a socket that only the user who runs the server can open. Only one process can open
 * the embedded database, so without the socket an operator would have to stop the server.
 */
export async function openAdminSocket(
	dataDir: string,
	answer: AnswerAdmin,
): Promise<{ close: () => Promise<void> }> {
	const path = socketPath(dataDir)
	const isFile = process.platform !== 'win32'
	// A server that was killed left its door behind; nobody else has this folder open.
	if (isFile) await rm(path, { force: true })
	const server = createServer((asked, answered) => void serve(answer, { asked, answered }))
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject).listen(path, resolve)
	})
	if (isFile) await chmod(path, 0o600)
	return {
		close: async () => {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

/** Asks the server that has this folder open; `null` when there is none. */
export async function askAdminSocket(
	dataDir: string,
	request: AdminRequest,
): Promise<AdminAnswer | null> {
	const answered = await knock(socketPath(dataDir), JSON.stringify(request))
	if (answered === null) return null
	const sentence = decodeURIComponent(String(answered.headers.sentence))
	if (answered.statusCode !== 200) throw new Error(sentence)
	if (answered.headers['content-type'] === bytesType) {
		return { sentence, result: { bytes: answered } }
	}
	return { sentence, result: { json: z.looseObject({}).parse(await json(answered)) } }
}

function socketPath(dataDir: string): string {
	const name = `ella-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
	if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
	const path = join(dataDir, 'admin.sock')
	return path.length <= longestPath ? path : join(tmpdir(), `${name}.sock`)
}

function knock(socketPath: string, body: string): Promise<IncomingMessage | null> {
	return new Promise((resolve, reject) => {
		ask({ socketPath, method: 'POST' }, resolve)
			.once('error', (error) => {
				const code = 'code' in error ? error.code : ''
				if (code === 'ENOENT' || code === 'ECONNREFUSED') resolve(null)
				else reject(error)
			})
			.end(body)
	})
}

async function serve(
	answer: AnswerAdmin,
	{ asked, answered }: { asked: IncomingMessage; answered: ServerResponse },
): Promise<void> {
	try {
		const request = adminRequestSchema.parse(JSON.parse(await text(asked)))
		const { sentence, result } = await answer(request)
		const type = 'bytes' in result ? bytesType : 'application/json'
		answered.writeHead(200, { 'content-type': type, sentence: encodeURIComponent(sentence) })
		if ('bytes' in result) await pipeline(result.bytes, answered)
		else answered.end(JSON.stringify(result.json))
	} catch (error) {
		// An answer that has begun is broken off, so that nobody takes half of it for the whole.
		if (answered.headersSent) return void answered.destroy()
		const reason = error instanceof AppError ? error : new AppError('unexpected')
		answered.writeHead(reason.statusCode, { sentence: encodeURIComponent(reason.message) }).end()
	}
}
