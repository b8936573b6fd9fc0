import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { durableStartParams, SyncedFileSystem } from './synced-file-system.ts'

/** Returns the file system, and stand-ins for Emscripten's operations that it has patched. */
async function patchedFiles(onFailure: (error: unknown) => void) {
	const folder = await temporaryFolder(onTestFinished)
	const files = new SyncedFileSystem(folder, onFailure)
	// `init` only keeps the database for later, and none is opened here.
	const { emscriptenOpts } = await files.init({} as PGlite, {})
	const nodefs = {
		realPath: (node: { path?: string }) => join(folder, node.path ?? ''),
		stream_ops: {} as { fsync: (stream: object) => number },
		node_ops: { rename: () => 'renamed', mknod: () => 'made' },
	}
	const addSync = emscriptenOpts.preRun?.at(-1) as unknown as (module: object) => void
	addSync({ NODEFS: nodefs })
	return { files, nodefs, folder }
}

test('PostgreSQL is not told to leave out syncing', () => {
	expect(durableStartParams).not.toContain('-F')
	expect(durableStartParams).toContain('wal_sync_method=fsync')
})

test('a sync that the disk refuses is told, and never passes for done', async () => {
	const failures: unknown[] = []
	const { files, nodefs } = await patchedFiles((error) => failures.push(error))
	expect(() => nodefs.stream_ops.fsync({ nfd: 999_999, node: {} })).toThrow('EBADF')
	expect(failures).toHaveLength(1)
	expect(files.fileSyncs).toBe(0)
})

test('a new name in the log of writes is synced with its folder, and a lost folder is told', async () => {
	const failures: unknown[] = []
	const { nodefs, folder } = await patchedFiles((error) => failures.push(error))
	const { mknod } = nodefs.node_ops as unknown as { mknod: (node: object) => string }
	expect(() => mknod({ path: 'pg_wal' })).toThrow('ENOENT')
	await mkdir(join(folder, 'pg_wal'))
	expect(mknod({ path: 'pg_wal' })).toBe('made')
	expect(failures).toHaveLength(1)
})
