import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Node = { parent?: Node }
type Stream = { nfd?: number | null; node: Node }

/** The part of Emscripten's Node file system that has to change for a commit to reach the disk. */
type NodeFileSystem = {
	realPath: (node: Node) => string
	stream_ops: { fsync?: (stream: Stream) => number }
	node_ops: {
		rename: (node: Node, directory: Node, name: string) => unknown
		mknod: (directory: Node, ...rest: unknown[]) => unknown
	}
}

/** PGlite starts PostgreSQL with fsync off, and its Node file system could not do it anyway. */
export const durableStartParams = [
	...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
	'-c',
	'fsync=on',
	'-c',
	'synchronous_commit=on',
	// The WebAssembly build answers fdatasync with success and does nothing.
	'-c',
	'wal_sync_method=fsync',
	'-c',
	'full_page_writes=on',
]

/** PGlite's Node file system with real fsync; `onFailure` is told when the disk refuses one. */
export class SyncedFileSystem extends NodeFS {
	/** How many files have been synced since the start. */
	fileSyncs = 0
	readonly #onFailure: (error: unknown) => void

	constructor(directory: string, onFailure: (error: unknown) => void) {
		super(directory)
		this.#onFailure = onFailure
	}

	override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
		const made = await super.init(...given)
		const addSync = (module: { NODEFS: NodeFileSystem }) => this.#addSync(module.NODEFS)
		made.emscriptenOpts.preRun = [...(made.emscriptenOpts.preRun ?? []), addSync]
		return made
	}

	#addSync(files: NodeFileSystem): void {
		const { rename, mknod } = files.node_ops
		files.stream_ops.fsync = ({ nfd, node }) => {
			this.#guard(() => {
				if (typeof nfd === 'number') fsyncSync(nfd)
				else syncDirectory(files.realPath(node))
			})
			this.fileSyncs += 1
			return 0
		}
		// PostgreSQL's own syncing of folders never arrives here, so a new name is made durable at once.
		files.node_ops.rename = (node, directory, name) => {
			const before = node.parent
			const renamed = rename(node, directory, name)
			this.#guard(() => {
				syncDirectory(files.realPath(directory))
				if (before && before !== directory) syncDirectory(files.realPath(before))
			})
			return renamed
		}
		files.node_ops.mknod = (directory, ...rest) => {
			const made = mknod(directory, ...rest)
			const path = files.realPath(directory)
			if (/[\\/](pg_wal|pg_xact|global)$/.test(path)) this.#guard(() => syncDirectory(path))
			return made
		}
	}

	#guard(sync: () => void): void {
		try {
			sync()
		} catch (error) {
			// After a failed fsync the content of the disk is unknown, so nothing may be acknowledged any more.
			this.#onFailure(error)
			throw error
		}
	}
}

/** Syncs every file and folder of a tree, for a database that has just been created. */
export function syncTree(directory: string): void {
	for (const entry of readdirSync(directory, { withFileTypes: true })) {
		const path = join(directory, entry.name)
		if (entry.isDirectory()) syncTree(path)
		else if (entry.isFile()) syncPath(path)
	}
	syncDirectory(directory)
}

function syncDirectory(path: string): void {
	try {
		syncPath(path)
	} catch (error) {
		// Windows cannot open a folder, and syncs names with the files.
		const code = error instanceof Error && 'code' in error ? error.code : ''
		if (code !== 'EISDIR' && code !== 'EPERM' && code !== 'EACCES') throw error
	}
}

function syncPath(path: string): void {
	const descriptor = openSync(path, 'r')
	try {
		fsyncSync(descriptor)
	} finally {
		closeSync(descriptor)
	}
}
