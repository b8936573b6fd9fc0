import { existsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { PgliteAnswer, PgliteCall, PgliteRequest, PgliteStart } from './pglite-messages.ts'
import { durableStartParams, SyncedFileSystem, syncTree } from './synced-file-system.ts'

/** The thread that PGlite runs in: opens the folder in `workerData` and answers one call after another. */
const { directory, program } = workerData as PgliteStart
const unlisten = new Map<string, () => Promise<void>>()
const files = new SyncedFileSystem(directory, stopAtOnce)

try {
	const isNew = !existsSync(join(directory, 'PG_VERSION'))
	const pglite = await PGlite.create({
		fs: files,
		pgliteWasmModule: program,
		startParams: [...durableStartParams, '-c', 'max_wal_size=64MB', '-c', 'shared_buffers=16MB'],
	})
	if (isNew) syncTree(directory)
	parentPort?.on('message', ({ id, call }: PgliteRequest) => {
		run(pglite, call).then(
			(result) => answer({ kind: 'result', id, result }),
			(error: Error) =>
				answer({ kind: 'error', id, message: error.message, fields: errorFields(error) }),
		)
	})
	answer({ kind: 'ready' })
} catch (error) {
	answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
}

async function run(pglite: PGlite, call: PgliteCall): Promise<unknown> {
	switch (call.kind) {
		case 'query': {
			const parsers = Object.fromEntries(
				call.textTypes.map((type) => [type, (text: string) => text]),
			)
			return pglite.query(call.text, call.values, { rowMode: call.rowMode, parsers })
		}
		case 'exec':
			return pglite.exec(call.text)
		case 'listen': {
			const { channel } = call
			const stop = await pglite.listen(channel, (payload) =>
				answer({ kind: 'notification', channel, payload }),
			)
			unlisten.set(channel, stop)
			return null
		}
		case 'unlisten':
			await unlisten.get(call.channel)?.()
			unlisten.delete(call.channel)
			return null
		case 'fileSyncs':
			return files.fileSyncs
		case 'beat':
			return null
		case 'close':
			await pglite.close()
			parentPort?.close()
			return null
	}
}

function answer(message: PgliteAnswer): void {
	parentPort?.postMessage(message)
}

// PGlite hangs the statement on some errors; these are plain values beside it.
function errorFields(error: Error): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(error).filter(([, value]) => value === null || typeof value !== 'object'),
	)
}

/** Ends the whole process: the thread cannot ask it to, because it must not return to PostgreSQL. */
function stopAtOnce(error: unknown): void {
	const reason = error instanceof Error ? error.message : String(error)
	writeSync(2, `The disk didn’t save the database's last write (${reason}), so Ella is stopping.\n`)
	process.kill(process.pid, 'SIGKILL')
}
