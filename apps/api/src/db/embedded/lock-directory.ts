import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Thrown when another process already works in the folder. */
export class DirectoryInUse extends Error {
	constructor(directory: string) {
		super(
			`Another Ella is using the data folder ${directory}. Stop that one first, or give this one another DATA_DIR.`,
		)
	}
}

/**
 * Keeps every other process out of a folder until the returned function is called or this process ends.
 * An open SQLite transaction holds the lock: the kernel drops it however the process dies, so none goes stale.
 */
export function lockDirectory(directory: string): () => void {
	mkdirSync(directory, { recursive: true })
	const { DatabaseSync } = loadSqlite()
	const lock = new DatabaseSync(join(directory, 'lock.sqlite'))
	try {
		lock.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive')
	} catch (error) {
		lock.close()
		if (error instanceof Error && /locked|busy/i.test(error.message)) {
			throw new DirectoryInUse(directory)
		}
		throw error
	}
	return () => lock.close()
}

// Some releases of Node 24 print a warning that node:sqlite is experimental; the locking used here is not.
function loadSqlite(): typeof import('node:sqlite') {
	const { emitWarning } = process
	process.emitWarning = () => {}
	try {
		return createRequire(import.meta.url)('node:sqlite')
	} finally {
		process.emitWarning = emitWarning
	}
}
